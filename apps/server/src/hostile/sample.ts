// What would fit a schema? Something by chance, so that what is asked for with bad intentions is at first well-formed.

import { below, type Rng } from '@duello/kernel';
import { z } from 'zod';
import { pick } from './hostile-frame.ts';

type JsonSchema = z.core.JSONSchema._JSONSchema;

const schemas = new WeakMap<z.ZodType, JsonSchema>();

function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const made = schemas.get(schema) ?? z.toJSONSchema(schema, { io: 'input', reused: 'inline', unrepresentable: 'any' });
  schemas.set(schema, made);
  return made;
}

function numberIn(rng: Rng, { minimum = 0, maximum = minimum + 20 }: z.core.JSONSchema.BaseSchema): number {
  return minimum + below(rng, Math.min(1e6, maximum - minimum) + 1);
}

function objectIn(rng: Rng, schema: z.core.JSONSchema.BaseSchema, texts: readonly string[]): unknown {
  const required = schema.required ?? [];
  const names = Object.keys(schema.properties ?? {}).filter((name) => required.includes(name) || below(rng, 2) === 0);
  return Object.fromEntries(names.map((name) => [name, valueIn(rng, schema.properties?.[name] ?? true, texts)]));
}

function valueIn(rng: Rng, schema: JsonSchema, texts: readonly string[]): unknown {
  if (typeof schema === 'boolean') return null;
  const { anyOf, oneOf, enum: all, const: only, type, items } = schema;
  const ways = anyOf ?? oneOf;
  if (ways !== undefined) return valueIn(rng, pick(rng, ways), texts);
  if (all !== undefined) return pick(rng, all);
  if (only !== undefined) return only;
  switch (type) {
    case 'string':
      return pick(rng, texts);
    case 'integer':
    case 'number':
      return numberIn(rng, schema);
    case 'boolean':
      return below(rng, 2) === 0;
    case 'array':
      return Array.isArray(items) || items === undefined ? [] : [valueIn(rng, items, texts)];
    case 'object':
      return objectIn(rng, schema, texts);
    default:
      return null;
  }
}

/** Texts come from those that are given: ids, keys and names that exist, and whatever looks like them. */
export const sampleOf = (rng: Rng, schema: z.ZodType, texts: readonly string[]): unknown =>
  valueIn(rng, jsonSchemaOf(schema), texts);
