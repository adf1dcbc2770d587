import { z } from 'zod';

type WireName<Name extends string, Capital extends string> = Name extends Capital ? Capitalize<Name> : Name;
type WireShape<Shape extends z.ZodRawShape, Capital extends string> = {
  [Name in keyof Shape & string as WireName<Name, Capital>]: Shape[Name];
};

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** What the fields of an input are called on the wire, by their names in the code. */
const wireNames = new WeakMap<z.ZodType, Readonly<Record<string, string>>>();

/**
 * Describes an input whose fields the specification writes with a capital: handlers read them without.
 * @param shape the fields by their names in the code
 * @param capitals those that have a capital on the wire; all of them when left out
 */
export function capitalised<Shape extends z.ZodRawShape, const Capital extends keyof Shape & string = keyof Shape & string>(
  shape: Shape,
  capitals: readonly Capital[] = Object.keys(shape) as Capital[],
) {
  const names = Object.keys(shape).map((name) => [name, capitals.includes(name as Capital) ? capital(name) : name] as const);
  const wireShape = Object.fromEntries(names.map(([name, wire]) => [wire, shape[name]])) as WireShape<Shape, Capital>;
  const input = z
    .object(wireShape)
    .transform((fields: Record<string, unknown>) =>
      Object.fromEntries(names.flatMap(([name, wire]) => (wire in fields ? [[name, fields[wire]]] : []))),
    ) as unknown as z.ZodType<z.output<z.ZodObject<Shape>>, z.input<z.ZodObject<WireShape<Shape, Capital>>>>;
  wireNames.set(input, Object.fromEntries(names));
  return input;
}

/** Pure: the path of a refused field as the caller knows it: `certificates.0.name` of a capitalised input is `Certificates.0.name`. */
export function wirePath(input: z.ZodType, path: string): string {
  const [first = '', ...rest] = path.split('.');
  return [wireNames.get(input)?.[first] ?? first, ...rest].join('.');
}

/** Pure: the names that a caller writes the fields of an input by. */
export const wireFields = (input: z.ZodType): readonly string[] =>
  Object.values(wireNames.get(input) ?? {}).length > 0
    ? Object.values(wireNames.get(input) ?? {})
    : input instanceof z.ZodObject
      ? Object.keys(input.shape)
      : [];
