import type { accountWelcomed } from '@pusula/contracts';
import type { Consumer } from '@pusula/service-kit';
import type { Deps } from '../deps.ts';
import { sendLetter } from '../sending/send-letter.ts';
import { welcomeLetter } from './welcome.ts';

/** Welcomes whoever proved their address. */
export const sendWelcome =
  (deps: Deps): Consumer<typeof accountWelcomed> =>
  (tx, { id: eventId, data }, trying) =>
    sendLetter(deps, tx, { eventId, letter: 'welcome', receiver: data }, trying, () => welcomeLetter(data, deps.brand));
