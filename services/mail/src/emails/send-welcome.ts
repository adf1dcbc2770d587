import type { accountWelcomed } from '@pusula/contracts';
import type { Consumer } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { sendEmail } from '../sending/send-email.ts';
import { welcomeEmail } from './welcome.ts';

/** Welcomes whoever proved their address. */
export const sendWelcome =
  (deps: Deps): Consumer<typeof accountWelcomed> =>
  (tx, { id: eventId, data }, trying) =>
    sendEmail(deps, tx, { eventId, kind: 'welcome', receiver: data }, trying, () => welcomeEmail(data, deps.brand));
