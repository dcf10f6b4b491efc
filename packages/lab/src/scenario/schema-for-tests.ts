// Does a value fit a JSON Schema? The few keywords our schema uses; another one is an error, so none goes unchecked.

import type { Json } from '@duello/kernel';

type Schema = { readonly [keyword: string]: Json };

const isObject = (value: Json | undefined): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const schemaOf = (value: Json): Schema => (isObject(value) ? value : value === false ? { not: {} } : {});

function typeOf(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

type Check = (value: Json, wanted: Json, schema: Schema, root: Schema) => boolean;
const fine: Check = () => true;
const number = (wanted: Json): number => Number(wanted);
const texts = (wanted: Json): readonly string[] => (isList(wanted) ? wanted.map(String) : [String(wanted)]);

/** Fields that `properties` or `patternProperties` speak of. */
const isNamed = (name: string, { properties, patternProperties }: Schema): boolean =>
  (isObject(properties) && Object.hasOwn(properties, name)) ||
  (isObject(patternProperties) && Object.keys(patternProperties).some((pattern) => new RegExp(pattern).test(name)));

const KEYWORDS: { readonly [keyword: string]: Check } = {
  $schema: fine,
  $id: fine,
  $defs: fine,
  title: fine,
  description: fine,
  not: (value, wanted, _schema, root) => !fits(value, schemaOf(wanted), root),
  $ref: (value, wanted, _schema, root) => {
    const name = String(wanted).replace('#/$defs/', '');
    if (!isObject(root.$defs) || !isObject(root.$defs[name])) throw new Error(`there is no $defs/${name}`);
    return fits(value, root.$defs[name], root);
  },
  type: (value, wanted) => texts(wanted).includes(typeOf(value)),
  enum: (value, wanted) => isList(wanted) && wanted.includes(value),
  const: (value, wanted) => value === wanted,
  pattern: (value, wanted) => typeof value !== 'string' || new RegExp(String(wanted)).test(value),
  minLength: (value, wanted) => typeof value !== 'string' || value.length >= number(wanted),
  minimum: (value, wanted) => typeof value !== 'number' || value >= number(wanted),
  maximum: (value, wanted) => typeof value !== 'number' || value <= number(wanted),
  minProperties: (value, wanted) => !isObject(value) || Object.keys(value).length >= number(wanted),
  maxProperties: (value, wanted) => !isObject(value) || Object.keys(value).length <= number(wanted),
  required: (value, wanted) => !isObject(value) || texts(wanted).every((name) => Object.hasOwn(value, name)),
  properties: (value, wanted, _schema, root) =>
    !isObject(value) ||
    !isObject(wanted) ||
    Object.entries(wanted).every(
      ([name, schema]) => value[name] === undefined || fits(value[name], schemaOf(schema), root),
    ),
  patternProperties: (value, wanted, _schema, root) =>
    !isObject(value) ||
    !isObject(wanted) ||
    Object.entries(wanted).every(([pattern, schema]) =>
      Object.entries(value).every(
        ([name, one]) => !new RegExp(pattern).test(name) || fits(one, schemaOf(schema), root),
      ),
    ),
  additionalProperties: (value, wanted, schema, root) =>
    !isObject(value) ||
    Object.entries(value).every(([name, one]) => isNamed(name, schema) || fits(one, schemaOf(wanted), root)),
  minItems: (value, wanted) => !isList(value) || value.length >= number(wanted),
  maxItems: (value, wanted) => !isList(value) || value.length <= number(wanted),
  items: (value, wanted, _schema, root) => !isList(value) || value.every((one) => fits(one, schemaOf(wanted), root)),
  anyOf: (value, wanted, _schema, root) =>
    isList(wanted) && wanted.some((schema) => fits(value, schemaOf(schema), root)),
};

export function fits(value: Json, schema: Schema, root: Schema = schema): boolean {
  return Object.entries(schema).every(([keyword, wanted]) => {
    const check = KEYWORDS[keyword];
    if (check === undefined) throw new Error(`the schema uses "${keyword}", which this check does not know`);
    return check(value, wanted, schema, root);
  });
}
