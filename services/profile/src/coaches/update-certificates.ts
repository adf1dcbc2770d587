import type { Caller, updateCoachingCertificate as contract, InputOf, ReplyOf } from '@pusula/contracts';
import { failure } from '@pusula/service-kit';
import type { Deps } from '../deps.ts';
import { changeProfile } from '../people/change-profile.ts';
import { readCurrentUser } from '../people/read-current-user.ts';
import { requireSelf } from '../people/require-self.ts';
import { reviseCertificates } from './certificates.ts';

/** Replaces the caller's own certificates, in the order given (specification sections 5, 7). Serves both names of the call. */
export const updateCertificates =
  (deps: Deps) =>
  async ({ caller, input }: { caller: Caller; input: InputOf<typeof contract> }): Promise<ReplyOf<typeof contract>> => {
    const today = deps.clock.now().toISOString().slice(0, 10);
    const profile = await changeProfile(deps, {
      id: requireSelf(caller, input.UserId),
      version: input.Version,
      revise: (before) => {
        if (!before.coach) throw failure('COACH_NOT_FOUND');
        const certificates = reviseCertificates(before.coach.certificates, input.Certificates, {
          today,
          ids: deps.ids,
          path: 'Certificates',
        });
        return { ...before, coach: { ...before.coach, certificates } };
      },
    });
    return { user: await readCurrentUser(deps.db.manager, profile, profile.account.language) };
  };
