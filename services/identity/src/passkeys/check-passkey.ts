import type { checkPasskey as contract } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import { accountState } from '../accounts/account.ts';
import type { Deps } from '../deps.ts';
import { usePasskey } from './use-passkey.ts';

/** The account that a passkey signs in to. As a second step it has to be one of the account that the first step was about. */
export const checkPasskey =
  (deps: Deps): Handler<typeof contract> =>
  async ({ input: { challenge, accountId, assertion } }) => {
    const use =
      accountId === null
        ? ({ purpose: 'sign-in', accountId, sessionId: null } as const)
        : ({ purpose: 'second-step', accountId, sessionId: null } as const);
    return { account: accountState(await usePasskey(deps, assertion, challenge, use)) };
  };
