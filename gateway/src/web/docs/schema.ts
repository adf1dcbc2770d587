import { type Endpoint, HELP, type HelpLine, type Localised, localisedFields } from '@pusula/contracts';
import { z } from 'zod';
import type { Words } from './words.ts';

/** As much of JSON Schema as the contracts use. */
export type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  anyOf?: Schema[];
  $ref?: string;
  minimum?: number;
  maxLength?: number;
  default?: unknown;
  format?: string;
  pattern?: string;
};

export const schemaOf = (shape: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as Schema;

/** Pure: a type in the fewest words: `text, at most 50`, `list of …`, `"tr" or "en"`. */
export function describe(schema: Schema, words: Words): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(words.or);
  if (schema.anyOf) return schema.anyOf.map((one) => describe(one, words)).join(words.or);
  if (schema.type === 'array') return words.listOf(schema.items ? describe(schema.items, words) : words.anything);
  if (schema.type === 'object') return schema.properties ? `{ ${Object.keys(schema.properties).join(', ')} }` : 'object';
  const name = nameOf(schema, words);
  return schema.maxLength === undefined ? name : `${name}, ${words.atMost(schema.maxLength)}`;
}

function nameOf({ type, format }: Schema, words: Words): string {
  if (type === 'string') return format ?? words.text;
  if (type === 'number' || type === 'integer') return words.number;
  return String(type ?? words.again);
}

/** A name in every language: in Turkish where it is not said otherwise. */
const names = (turkish: string, others: Partial<Localised<string>>) => localisedFields('name', (language) => others[language] ?? turkish);

/** Alone it is enough: it helps with everything. */
const HELP_LINE: HelpLine = {
  ...names('Acil çağrı', { en: 'Emergencies' }),
  number: '112',
  address: '',
  country: 'TR',
  helps: [...HELP],
  checkedOn: '2026-01-01',
};

/** By field, where the shape says too little to make one that the contract takes. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  email: 'ayse@example.com',
  Email: 'ayse@example.com',
  birthday: '1990-05-17',
  Birthday: '1990-05-17',
  phone: '5321234567',
  Phone: '5321234567',
  phoneCode: '90',
  PhoneCode: '90',
  PhoneCountryCode: '90',
  issueDate: '2024-03-01',
  expiryDate: '2030-03-01',
  ...names('Kariyer', { en: 'Career' }),
  helpLines: [HELP_LINE],
  file: 'data:image/jpeg;base64,…',
  code: '01k90000000000000000000000',
  id: '01k90000000000000000000000',
};
const BY_PATTERN: Readonly<Record<string, string>> = { '^[0-7][0-9a-hjkmnp-tv-z]{25}$': '01k90000000000000000000000', '^[\\w-]+$': 'AAAA' };

/** Pure: a value that fits, with the fields that are needed. */
function sampleOf(schema: Schema, name = ''): unknown {
  const known = (schema.pattern && BY_PATTERN[schema.pattern]) || SAMPLES[name];
  if (known !== undefined) return known;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {}, name);
  return sampleOfType(schema);
}

function sampleOfType({ type, items, properties, required = [], minimum = 1 }: Schema): unknown {
  if (type === 'array') return items ? [sampleOf(items)] : [];
  if (type === 'object') return sampleOfObject(properties, required);
  if (type === 'integer' || type === 'number') return Math.max(minimum, 1);
  return type === 'boolean' ? true : '…';
}

/** Left out by who comes from a provider, and sent by everybody else. */
const USUAL = 'password';

function sampleOfObject(properties: NonNullable<Schema['properties']> = {}, required: readonly string[] = []) {
  const fields = USUAL in properties ? new Set([...required, USUAL]) : required;
  return Object.fromEntries([...fields].map((field) => [field, sampleOf(properties[field] ?? {}, field)]));
}

/** Pure: what a caller sends, as a contract takes it. */
export const sampleInput = (endpoint: Endpoint): Readonly<Record<string, unknown>> =>
  sampleOf(schemaOf(endpoint.input, 'input')) as Readonly<Record<string, unknown>>;
