import { createHash } from 'node:crypto';
import type { Caller, refine as contract } from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { factsAdded } from './facts/facts-added.ts';

/** Improves a coach's headline or bio, says by what means, and names every fact that its writer did not write. */
export const refine =
  ({ improver, allowance, log }: Deps): Handler<typeof contract> =>
  async ({ caller, input, signal, chunk }) => {
    await allowance.take(nameOf(caller), caller.type === 'User' && caller.verified);
    const { coachInformationType: kind, information: text, language } = input;
    const started = performance.now();
    let information = '';
    for await (const words of improver.improve({ kind, text, language }, signal)) {
      information += words;
      await chunk?.(words);
    }
    log.info({ source: improver.source, kind, ms: Math.round(performance.now() - started) }, 'a text was refined');
    return { information, source: improver.source, doubts: factsAdded(text, information, language) };
  };

/** Whose allowance it is. Somebody signing up has no id yet; their address is kept as a hash only. */
function nameOf(caller: Caller): string {
  if (caller.type === 'User') return caller.id;
  if (caller.type === 'Register') return createHash('sha256').update(caller.email).digest('hex');
  throw failure('INVALID_TOKEN_TYPE');
}
