import type { z } from 'zod';
import { type ConfigShape, isSecret } from './config.ts';

const meanings = new WeakMap<z.ZodType, string>();
const browserNames = new WeakMap<z.ZodType, string>();

/** A variable with what it means to operators: their table is made of it. @param meaning in Markdown, without a full stop at its end */
export function setting<T extends z.ZodType>(meaning: string, shape: T): T {
  meanings.set(shape, meaning);
  return shape;
}

/** @throws for a variable that was described nowhere */
export function meaningOf(name: string, shape: z.ZodType): string {
  const meaning = meanings.get(shape);
  if (meaning === undefined) throw new Error(`${name} has no meaning: setting('...', ...)`);
  return meaning;
}

/** A setting that browsers are told, for everybody to read. @param name what the front ends' configuration calls it @throws for a secret */
export function toldBrowsers<T extends z.ZodType>(name: string, shape: T): T {
  if (isSecret(shape)) throw new Error(`${name} is a secret.`);
  browserNames.set(shape, name);
  return shape;
}

/** What browsers are told of a configuration, by the front ends' names. */
export const browserSettings = <S extends ConfigShape>(
  shape: S,
  config: { readonly [Name in keyof S]: unknown },
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([variable, declared]) => {
      const name = browserNames.get(declared);
      return name === undefined ? [] : [[name, config[variable]]];
    }),
  );
export const isToldBrowsers = (shape: z.ZodType): boolean => browserNames.has(shape);
