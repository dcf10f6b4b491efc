// How is the API described? As OpenAPI 3.1, written from the same rows and schemas that check its requests.

import { API, ERRORS, errorSchema } from '@duello/protocol';
import { z } from 'zod';
import type { Route } from './route.ts';

type Described = { readonly [key: string]: unknown };

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Described => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, reused: 'inline', unrepresentable: 'any' });
  return rest;
};

/** `/tables/:name` as `/tables/{name}`. */
const template = (path: string): string => API + path.replaceAll(/:(\w+)/g, '{$1}');

function parameters({ takes }: Route): readonly Described[] {
  return (['path', 'query'] as const).flatMap((part) => {
    const inside = takes.shape[part];
    if (!(inside instanceof z.ZodObject)) return [];
    return Object.entries(inside.shape).map(([name, schema]) => ({
      name,
      in: part,
      required: part === 'path' || !(schema instanceof z.ZodOptional),
      schema: schema instanceof z.ZodType ? schemaOf(schema, 'input') : {},
    }));
  });
}

const json = (schema: z.ZodType, io: 'input' | 'output', type = 'application/json'): Described => ({
  content: { [type]: { schema: schemaOf(schema, io) } },
});

function given(one: Route): Described {
  if (one.gives === null) return { 204: { description: 'Done.' } };
  return 'tell' in one
    ? { 200: { description: 'Lines, each of which is this.', ...json(one.gives, 'output', 'application/x-ndjson') } }
    : { 200: { description: 'What was asked for.', ...json(one.gives, 'output') } };
}

function operation(one: Route): Described {
  const { body } = one.takes.shape;
  return {
    summary: one.about,
    parameters: parameters(one),
    ...(body instanceof z.ZodType ? { requestBody: { required: true, ...json(body, 'input') } } : {}),
    responses: {
      ...given(one),
      default: { description: 'What went wrong, and what to do about it.', ...json(errorSchema, 'output') },
    },
    ...(one.key === 'none' ? {} : { security: [{ key: [] }, ...(one.key === 'optional' ? [{}] : [])] }),
  };
}

export function openApi(routes: readonly Route[]): Described {
  const paths: { [path: string]: { [method: string]: Described } } = {};
  for (const one of routes) {
    const path = template(one.path);
    paths[path] = { ...paths[path], [one.method.toLowerCase()]: operation(one) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Duello',
      version: '1',
      description: `Four card duels for two, online. What happens in a match comes over a socket at ${API}/socket.`,
    },
    paths,
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer', description: ERRORS.noKey } } },
  };
}
