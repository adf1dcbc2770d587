import { Email } from '@pusula/contracts';
import { createOutbox, type Database, isFailure, isUnavailable, newIds, openDatabase, silentLog, systemClock } from '@pusula/service-kit';
import { appointAdmin } from '../accounts/appoint-admin.ts';
import { schema } from '../schema.ts';

/** What an operator reads, and the exit code: 0, 1 when it cannot be done with this account, 64 when nobody is named, 69 when there is no database. */
type Answer = { readonly text: string; readonly exitCode: 0 | 1 | 64 | 69 };

const REFUSALS: Readonly<Record<string, string>> = {
  USER_NOT_FOUND: 'Nobody has an account with this address. They have to sign up first.',
  ACCOUNT_DISABLED: 'This account is disabled or deleted.',
  ACCOUNT_NOT_VERIFIED:
    'The owner of this account has not proven the address yet: they have to open the activation link that was mailed to them.',
};

/** Makes an administrator of the account of an address; the services hear of it as soon as they run. @param args the address */
export async function runAppointAdmin(args: readonly string[], url: string): Promise<Answer> {
  const email = Email.safeParse(args[0]);
  if (args.length !== 1 || !email.success) return { text: 'Say whom, by the e-mail address of their account.', exitCode: 64 };
  let db: Database | undefined;
  try {
    db = await openDatabase({ url, schema, log: silentLog(), poolSize: 1 });
    const ids = newIds();
    const isNew = await appointAdmin({ db, ids, clock: systemClock, outbox: createOutbox({ clock: systemClock, ids }) })(email.data);
    return {
      text: isNew
        ? `${email.data} is an administrator now. Sessions that are open know it with their next call.`
        : `${email.data} is an administrator already.`,
      exitCode: 0,
    };
  } catch (error) {
    return refusal(error);
  } finally {
    await db?.close();
  }
}

function refusal(error: unknown): Answer {
  const text = isFailure(error) ? REFUSALS[error.code] : undefined;
  if (text) return { text, exitCode: 1 };
  const isMissing = (error as { code?: unknown }).code === '3D000';
  if (isMissing) return { text: 'The identity service has no database here yet: start the product first.', exitCode: 69 };
  if (isUnavailable(error)) return { text: 'The database server does not answer.', exitCode: 69 };
  throw error;
}
