// Which bots belong to the house? One person for every level, and for every manner of it: known by their ids everywhere, so that
// any server can play for them and any page can say their names in its own language.

import { z } from 'zod';
import { sha256 } from './sha256.ts';

/** From the weakest to the strongest. */
export const HOUSE_LEVELS = ['novice', 'casual', 'club', 'strong', 'expert'] as const;
export const HOUSE_PERSONAS = ['aggressive', 'patient', 'tricky'] as const;

export const houseBotSchema = z
  .strictObject({ level: z.enum(HOUSE_LEVELS), persona: z.enum(HOUSE_PERSONAS).nullable().default(null) })
  .meta({ id: 'HouseBot' });
export type HouseBot = z.infer<typeof houseBotSchema>;

const PREFIX = 'house';

export const housePersonOf = ({ level, persona }: HouseBot): string =>
  [PREFIX, level, ...(persona === null ? [] : [persona])].join('-');

/** Null for everybody else. */
export function houseBotOf(person: string): HouseBot | null {
  const [prefix, level, persona = null, ...rest] = person.split('-');
  if (prefix !== PREFIX || rest.length > 0) return null;
  return houseBotSchema.safeParse({ level, persona }).data ?? null;
}

/**
 * What a house bot puts into a deal. It follows from the secret that the server is bound to before anybody sits down, so that
 * the server can’t choose it once it knows the other player’s.
 */
export const houseSecretOf = (server: string): string => sha256(`duello/house/${server}`);
