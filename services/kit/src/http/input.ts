import { type Endpoint, type ErrorCode, hasUnwanted, type InputProblem, isErrorCode, SERVER_LIMITS } from '@pusula/contracts';
import { failure } from '../failure.ts';

const MOST_DETAILS = 20;
const EXCESSIVE: InputProblem = {
  path: '',
  problem: `has more than ${SERVER_LIMITS.jsonLevels} levels or ${SERVER_LIMITS.jsonValues} names and values`,
};

/**
 * Checks the input of a call against its contract.
 * @throws failure: the code that an issue carries as its message, else VALIDATION_FAILED with the fields and problems
 */
export function checkInput(endpoint: Endpoint, raw: unknown): unknown {
  const unwanted = findUnwanted(raw, []);
  if (unwanted) throw failure('VALIDATION_FAILED', [{ path: unwanted.join('.'), problem: 'holds characters that no text may hold' }]);
  const result = endpoint.input.safeParse(raw);
  if (result.success) return result.data;
  const { issues } = result.error;
  const details: InputProblem[] = issues
    .slice(0, MOST_DETAILS)
    .map(({ path, message }) => ({ path: path.map(String).join('.'), problem: message }));
  const code: ErrorCode = issues.map(({ message }) => message).find(isErrorCode) ?? 'VALIDATION_FAILED';
  throw failure(code, details);
}

/** The query string as an object; a name given twice becomes a list, which most contracts refuse. */
export function queryInput(query: string): unknown {
  const input: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of new URLSearchParams(query)) {
    const before = input[name];
    if (Array.isArray(before)) before.push(value);
    else input[name] = before === undefined ? value : [before, value];
  }
  // zod wants an object with a prototype; names such as __proto__ are harmless own fields that no contract knows.
  return Object.fromEntries(Object.entries(input));
}

/** Where a text is that databases, logs or eyes would stumble over. */
function findUnwanted(value: unknown, path: readonly string[]): readonly string[] | undefined {
  if (typeof value === 'string') return hasUnwanted(value) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = hasUnwanted(name) ? path : findUnwanted(inner, [...path, name]);
    if (found) return found;
  }
  return undefined;
}

/** A JSON text as a value in which the name `__proto__` does not occur. @throws failure('MALFORMED_JSON'), also for one of too many levels or values */
export function parseJson(text: string): unknown {
  if (isExcessive(text)) throw failure('MALFORMED_JSON', [EXCESSIVE]);
  try {
    // The reviver costs time, so it runs only for texts that could need it; the escape is a way to spell the name too.
    return PROTOTYPE.test(text) ? JSON.parse(text, withoutPrototype) : JSON.parse(text);
  } catch (cause) {
    throw failure('MALFORMED_JSON', undefined, cause);
  }
}

const PROTOTYPE = /__proto__|\\u005f/i;
const withoutPrototype = (name: string, value: unknown) => (name === '__proto__' ? undefined : value);

/** Looked at before it is parsed: megabytes of brackets or names would keep the process busy for a second. */
function isExcessive(text: string): boolean {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === '"') at = endOfString(text, at);
    else if (letter === '[' || letter === '{') depth++;
    else if (letter === ']' || letter === '}') depth--;
    else if (letter === ',' || letter === ':') values++;
    if (depth > SERVER_LIMITS.jsonLevels || values > SERVER_LIMITS.jsonValues) return true;
  }
  return false;
}

/** Where the closing quotation mark is; the end of the text where there is none. */
function endOfString(text: string, open: number): number {
  for (let at = text.indexOf('"', open + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text[at - 1 - backslashes] === '\\') backslashes++;
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}
