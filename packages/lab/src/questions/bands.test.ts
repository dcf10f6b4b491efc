import { expect, test } from 'vitest';
import { BANDS, bandOf } from './bands.ts';

const verdict = (low: number, value: number, high: number) => bandOf('firstPlayer', { value, low, high });

test('a narrow interval has the verdict of its value', () => {
  expect(verdict(0.495, 0.5, 0.505)).toBe('green');
  expect(verdict(0.516, 0.52, 0.524)).toBe('amber');
  expect(verdict(0.545, 0.55, 0.555)).toBe('red');
});

test('what may be on target as well as off it is open, whatever its value', () => {
  expect(verdict(0.45, 0.5, 0.55)).toBe('open');
  expect(verdict(0.51, 0.54, 0.57)).toBe('open');
  expect(verdict(0.45, 0.47, 0.49)).toBe('open');
});

test('what is off target for certain, or at worst borderline, is not open', () => {
  expect(verdict(0.516, 0.54, 0.564)).toBe('red');
  expect(verdict(0.475, 0.5, 0.525)).toBe('green');
});

test('the border of a band belongs to it', () => {
  expect(verdict(0.47, 0.5, 0.53)).toBe('green');
  expect(verdict(0.5, 0.515, 0.5301)).toBe('open');
});

test('where nobody has said what is good there is no verdict', () => {
  expect(BANDS.length).toBeNull();
  expect(bandOf('length', { value: 9, low: 1, high: 99 })).toBeNull();
});
