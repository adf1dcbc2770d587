import type { ApiProblem } from '@pusula/frontend-kit/api';
import type { Fields } from './merge.ts';

/** Where a refusal belongs: a part of a path, or a code of the contracts -> the field, and the text that stands there. */
export type ErrorFields<F extends Fields> = Readonly<Record<string, readonly [field: keyof F & string, text: string]>>;

/** Which fields a refusal is about, and what to say at each; none, when another try with everything as it is may succeed. */
export function fieldProblems<F extends Fields>(
  { message, details }: ApiProblem,
  errorFields: ErrorFields<F>,
): Partial<Record<keyof F & string, string>> {
  const named = [message ?? '', ...details.map(({ path }) => path.split('.').find((part) => errorFields[part]) ?? '')];
  return Object.fromEntries(named.flatMap((name) => (errorFields[name] ? [errorFields[name]] : []))) as Partial<
    Record<keyof F & string, string>
  >;
}
