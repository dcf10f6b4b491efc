// Do the scenarios of Sun & Moon hold, and do the published schema and the game agree on what one is?

import { EXPECT_FIELDS, longSchemaKeys, scenarioSchema, scenariosOf, schemaKeys, sorted } from '@duello/lab/for-tests';
import { describe, expect, test } from 'vitest';
import { game } from './game.ts';
import { ENCHANTMENT_FIELDS, POSITION_FIELDS, POSITION_PHASES, SIDE_FIELDS, SUMMONING_FIELDS } from './position.ts';

const { names, testFiles } = scenariosOf(game);

describe('the scenario files of Sun & Moon', () => {
  testFiles();

  test('there is one for every tricky case from ST01 to ST44', () => {
    const cases = new Set(names.map((name) => /^ST(\d+)-/.exec(name)?.[1]));
    for (let number = 1; number <= 44; number++) expect(cases).toContain(String(number).padStart(2, '0'));
  });
});

describe('the published schema and the runner agree', () => {
  test('on the fields of Sun & Moon', () => {
    expect(schemaKeys('sunMoonPosition')).toEqual(sorted(POSITION_FIELDS));
    expect(schemaKeys('sunMoonSide')).toEqual(sorted(SIDE_FIELDS));
    expect(schemaKeys('sunMoonSideExpect')).toEqual(sorted(SIDE_FIELDS));
    expect(schemaKeys('sunMoonExpect')).toEqual(sorted(POSITION_FIELDS, EXPECT_FIELDS));
    expect(longSchemaKeys('sunMoonSummoning')).toEqual(sorted(SUMMONING_FIELDS));
    expect(longSchemaKeys('sunMoonEnchantment')).toEqual(sorted(ENCHANTMENT_FIELDS));
    expect(scenarioSchema.$defs.sunMoonPosition.properties.phase.enum).toEqual(POSITION_PHASES);
  });
});
