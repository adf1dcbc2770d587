import { SERVER_LIMITS } from '@pusula/contracts';
import type { ImportedAccount } from '@pusula/identity-service';
import type { EmailFromElsewhere } from '@pusula/mail-service';
import { seededRandom } from '@pusula/service-kit/service';
import { demoId } from './demo-id.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SEED = 30;
/** Most open the link within hours. */
const OPENED_WITHIN_MINUTES = 240;
/** Of all who have an account, those who forgot their password in the days that are remembered. */
const FORGETFUL = 0.02;
const NO_SUCH_MAILBOX = '550 5.1.1 mailbox unavailable';
const REFUSED = 0.02;

type Somebody = { readonly account: ImportedAccount; readonly joined: Date };

/**
 * Pure: the e-mails that the demo's people were sent in the days that are remembered: whoever joined then proved their address, and now and then somebody forgets a
 * password. Those who are greeted by a real e-mail are none of them.
 */
export function demoEmails(people: readonly Somebody[], now: Date): readonly EmailFromElsewhere[] {
  const random = seededRandom(SEED);
  const since = now.getTime() - SERVER_LIMITS.emailsKeptMs + DAY_MS;
  const emails = people
    .filter(({ account }) => !account.welcome)
    .flatMap(({ account, joined }) => {
      const [opened, forgets, when, refused] = [random(), random(), random(), random()];
      const { id, email, language, person } = account;
      const receiver = { id, email, language, firstName: person.firstName, lastName: person.lastName };
      const mail = (kind: EmailFromElsewhere['kind'], time: number, problem = ''): EmailFromElsewhere => {
        const at = new Date(time);
        return { eventId: demoId(`email ${kind} ${id}`, at), kind, receiver, at, problem };
      };
      const registered = joined.getTime();
      const activated = registered + Math.ceil(opened * OPENED_WITHIN_MINUTES) * MINUTE_MS;
      const forgot = since + when * (now.getTime() - since);
      return [
        mail('activation', registered, !account.isVerified && refused < REFUSED * 10 ? NO_SUCH_MAILBOX : ''),
        ...(account.isVerified ? [mail('welcome', activated)] : []),
        ...(account.isVerified && forgets < FORGETFUL && forgot > activated ? [mail('password-reset', forgot)] : []),
      ];
    });
  return emails.filter(({ at }) => at.getTime() > since && at < now).sort((one, other) => one.at.getTime() - other.at.getTime());
}
