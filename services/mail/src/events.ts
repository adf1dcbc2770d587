import { accountWelcomed } from '@pusula/contracts';
import { on } from '@pusula/service-kit';
import { sendWelcome } from './letters/send-welcome.ts';
import type { Deps } from './service.ts';

/** What this service hears. */
export const events = (deps: Deps) => [on(accountWelcomed, sendWelcome(deps))];
