import type { accountWelcomed } from '@pusula/contracts';
import type { Consumer } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { coachWelcomeEmail, memberWelcomeEmail } from '../emails/welcome.ts';
import { sendEmail } from './send-email.ts';

/** Welcomes whoever proved their address, with the next step that they have. */
export const sendWelcome =
  (deps: Deps): Consumer<typeof accountWelcomed> =>
  (tx, { id: eventId, data }, trying) =>
    sendEmail(deps, tx, { eventId, kind: 'welcome', receiver: data }, trying, () =>
      (data.userType === 'coach' ? coachWelcomeEmail : memberWelcomeEmail)(data, deps.brand),
    );
