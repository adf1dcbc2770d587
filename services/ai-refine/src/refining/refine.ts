import { createHash } from 'node:crypto';
import type { Caller, refine as contract } from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit';
import type { Deps } from '../service.ts';

/** Improves a coach's headline or bio without adding facts, and says by what means. */
export const refine =
  ({ improver, allowance, log }: Deps): Handler<typeof contract> =>
  async ({ caller, input, signal }) => {
    await allowance.take(nameOf(caller));
    const { CoachInformationType: kind, Information: text, Language: language } = input;
    const started = performance.now();
    const information = await improver.improve({ kind, text, language }, signal);
    log.info({ source: improver.source, kind, ms: Math.round(performance.now() - started) }, 'a text was refined');
    return { information, source: improver.source, doubts: [] };
  };

/** Whose allowance it is. Somebody signing up has no id yet; their address is kept as a hash only. */
function nameOf(caller: Caller): string {
  if (caller.type === 'User') return caller.id;
  if (caller.type === 'Register') return createHash('sha256').update(caller.email).digest('hex');
  throw failure('INVALID_TOKEN_TYPE');
}
