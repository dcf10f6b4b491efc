// How do rates read? In percent, within their bounds.

import type { Interval } from '@duello/lab';

export const percent = (rate: number, digits = 1): string => (100 * rate).toFixed(digits);

export const within = ({ mean, low, high }: Interval): string =>
  `${percent(mean)} % (${percent(low)} % to ${percent(high)} %)`;
