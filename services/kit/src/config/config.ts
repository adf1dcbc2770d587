import { z } from 'zod';

/** Environment variables by name, each with what it must look like. */
export type ConfigShape = Readonly<Record<string, z.ZodType>>;
export type ConfigOf<S extends ConfigShape> = { readonly [Name in keyof S]: z.output<S[Name]> };
export type Environment = Readonly<Record<string, string | undefined>>;
type Problem = { readonly name: string; readonly problem: string };

const secrets = new WeakSet<z.ZodType>();
const developmentOnly = new WeakMap<z.ZodType, z.ZodType>();
const encryption = new WeakMap<z.ZodType, (address: URL) => boolean>();

/** Marks a variable whose value must never be printed, not even when it is wrong. */
export function secret<T extends z.ZodType>(shape: T): T {
  const marked = shape.clone() as T;
  secrets.add(marked);
  return marked;
}

/** Whether its value must never be printed. */
export const isSecret = (shape: z.ZodType): boolean => secrets.has(shape);

/**
 * A value for laptops and tests. In NODE_ENV=production the variable has to be set: nothing falls back silently.
 * @param fallback the value while developing, or undefined for "the embedded part is used"
 */
export function inDevelopment<T extends z.ZodType, F extends string | undefined>(
  shape: T,
  fallback: F,
): z.ZodType<F extends undefined ? z.output<T> | undefined : z.output<T>> {
  const relaxed = shape.optional().transform((value) => value ?? (fallback === undefined ? undefined : shape.parse(fallback)));
  developmentOnly.set(relaxed, shape);
  if (secrets.has(shape)) secrets.add(relaxed);
  return relaxed as never;
}

/** A value that laptops and tests may have. In NODE_ENV=production the variable must not be set at all. */
export function neverInProduction<T extends z.ZodType>(shape: T): z.ZodType<z.output<T> | undefined> {
  const relaxed = shape.optional();
  developmentOnly.set(relaxed, z.undefined({ error: 'must not be set in production' }));
  return relaxed as never;
}

/** Marks an address of a server that keeps or carries people's data: with REQUIRE_TLS=true in production, only an encrypted one is taken. Put it around `secret`. */
export function overNetwork<T extends z.ZodType>(shape: T, isEncrypted: (address: URL) => boolean): T {
  encryption.set(shape, isEncrypted);
  return shape;
}

/** A value that may be left out everywhere. Unlike zod's own `optional`, it stays a secret, and encrypted, where it is one. */
export function optional<T extends z.ZodType>(shape: T): z.ZodType<z.output<T> | undefined> {
  const relaxed = shape.optional();
  if (secrets.has(shape)) secrets.add(relaxed);
  const isEncrypted = encryption.get(shape);
  if (isEncrypted) encryption.set(relaxed, isEncrypted);
  return relaxed as never;
}

/** All bad variables of an environment, in one error whose message is a list for people. */
export class BadConfig extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(['The configuration is not usable:', ...problems.map(({ name, problem }) => `  ${name}: ${problem}`)].join('\n'));
    this.name = 'BadConfig';
    this.problems = problems;
  }
}

/**
 * Reads and checks the environment of a process. An empty variable counts as not set.
 * @returns the values, frozen
 * @throws BadConfig naming every bad variable with what was expected; values of secrets are not shown
 */
export function parseConfig<S extends ConfigShape>(env: Environment, shape: S): ConfigOf<S> {
  const production = env.NODE_ENV === 'production';
  const values: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [name, declared] of Object.entries(shape)) {
    const strict = production ? (developmentOnly.get(declared) ?? declared) : declared;
    const given = env[name] === '' ? undefined : env[name];
    const result = strict.safeParse(given);
    if (result.success && production && env.REQUIRE_TLS === 'true' && isPlain(strict, given)) problems.push({ name, problem: PLAIN });
    else if (result.success) values[name] = result.data;
    else problems.push({ name, problem: describe(given, result.error, secrets.has(declared) || secrets.has(strict)) });
  }
  if (problems.length > 0) throw new BadConfig(problems);
  return Object.freeze(values) as ConfigOf<S>;
}

/** As parseConfig, for a main.ts: prints the list of bad variables and exits 78 (EX_CONFIG). */
export function readConfig<S extends ConfigShape>(env: Environment, shape: S): ConfigOf<S> {
  try {
    return parseConfig(env, shape);
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(78);
  }
}

const PLAIN = 'must be encrypted, as REQUIRE_TLS says: amqps://, https://, or postgres:// with ?sslmode=verify-full';
function isPlain(shape: z.ZodType, given: string | undefined): boolean {
  const address = URL.parse(given ?? '');
  return address !== null && encryption.get(shape)?.(address) === false;
}

function describe(given: string | undefined, error: z.ZodError, hidden: boolean): string {
  // A message may quote what was given ("received ..."): a secret's problems are therefore not repeated.
  if (given === undefined) return 'is not set';
  if (hidden) return 'has a value of the wrong form (not shown, it is a secret)';
  const expected = [...new Set(error.issues.map((issue) => issue.message))].join('; ');
  return `${expected} (it is ${JSON.stringify(given.length > 80 ? `${given.slice(0, 80)}...` : given)})`;
}
