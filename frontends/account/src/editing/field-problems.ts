import type { ApiProblem } from '@pusula/frontend-kit/api';
import type { Places } from './edit-spec.ts';
import type { Fields } from './merge.ts';

/** Which fields a refusal is about, and what to say at each; none, when another try with everything as it is may succeed. */
export function fieldProblems<F extends Fields>(
  { message, details }: ApiProblem,
  places: Places<F>,
): Partial<Record<keyof F & string, string>> {
  const named = [message ?? '', ...details.map(({ path }) => path.split('.')[0] ?? '')];
  return Object.fromEntries(named.flatMap((name) => (places[name] ? [places[name]] : []))) as Partial<Record<keyof F & string, string>>;
}
