import { type Endpoint, type ErrorCode, type InputProblem, isErrorCode } from '@pusula/contracts';
import { failure } from '../failure.ts';

const MOST_DETAILS = 20;

/**
 * Checks the input of a call against its contract.
 * @throws failure: the code that an issue carries as its message, else VALIDATION_FAILED with the fields and problems
 */
export function checkInput(endpoint: Endpoint, raw: unknown): unknown {
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
    input[name] = before === undefined ? value : [before, value].flat();
  }
  // zod wants an object with a prototype; names such as __proto__ are harmless own fields that no contract knows.
  return Object.fromEntries(Object.entries(input));
}

/** A JSON text as a value in which the name `__proto__` does not occur. @throws failure('MALFORMED_JSON') */
export function parseJson(text: string): unknown {
  try {
    // The reviver costs time, so it runs only for texts that could need it; the escape is a way to spell the name too.
    return text.includes('__proto__') || text.includes('\\u') ? JSON.parse(text, withoutPrototype) : JSON.parse(text);
  } catch (cause) {
    throw failure('MALFORMED_JSON', undefined, cause);
  }
}

const withoutPrototype = (name: string, value: unknown) => (name === '__proto__' ? undefined : value);
