import { foldText, type InputOf, LIMITS, type mailQueue, type QueuedEmail, SERVER_LIMITS } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';

/*
 * What admins see of e-mails. It names people, therefore it goes after a while and with the account, unlike what is remembered so that nobody is mailed twice
 * (sent-email.ts).
 */

type Email = Omit<QueuedEmail, 'createdAt' | 'at' | 'nextAttemptAt'> & { readonly at: Date; readonly nextAttemptAt: Date | null };
/** What one attempt says of an e-mail; `attempts` counts it or not. */
export type Attempt = Pick<Email, 'attempts' | 'problem' | 'nextAttemptAt'>;
type Filter = InputOf<typeof mailQueue>;

/** Notes an attempt: of a new e-mail the first, of one that is known another one. */
export const noteEmail = (db: EntityManager, email: Email): Promise<unknown> =>
  db.query(
    `insert into email (event_id, kind, state, account_id, name, address, folded, subject, attempts, problem, created_at, at, next_attempt_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12)
     on conflict (event_id) do update set state = excluded.state, subject = excluded.subject, attempts = email.attempts + excluded.attempts,
       problem = excluded.problem, at = excluded.at, next_attempt_at = excluded.next_attempt_at`,
    [
      email.id,
      email.kind,
      email.state,
      email.accountId,
      email.name,
      email.address,
      foldText(`${email.name} ${email.address}`.trim()),
      email.subject,
      email.attempts,
      email.problem,
      email.at,
      email.nextAttemptAt,
    ],
  );

type Row = Omit<QueuedEmail, 'createdAt' | 'at' | 'nextAttemptAt'> & {
  readonly createdAt: Date;
  readonly at: Date;
  readonly nextAttemptAt: Date | null;
  readonly total: number;
};

/** The newest e-mails that match, and how many there are. */
export async function findEmails(db: EntityManager, { state, kind, search }: Filter): Promise<{ emails: QueuedEmail[]; total: number }> {
  const rows = await db.query<Row[]>(
    `select event_id as id, kind, state, account_id as "accountId", name, address, subject, attempts, problem, created_at as "createdAt", at,
            next_attempt_at as "nextAttemptAt", count(*) over ()::int as total
     from email
     where ($1::text is null or state = $1) and ($2::text is null or kind = $2) and position($3 in folded) > 0
     order by at desc, event_id desc limit $4`,
    [state ?? null, kind ?? null, foldText(search), LIMITS.emailsShown],
  );
  return {
    emails: rows.map(({ total: _, createdAt, at, nextAttemptAt, ...email }) => ({
      ...email,
      createdAt: createdAt.toISOString(),
      at: at.toISOString(),
      nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    })),
    total: rows[0]?.total ?? 0,
  };
}

/** Forgets the e-mails to an erased account; of the one kind that stays it is forgotten whom it went to. */
export async function forgetEmails(tx: EntityManager, accountId: string, kept: QueuedEmail['kind']): Promise<void> {
  await tx.query('delete from email where account_id = $1 and kind <> $2', [accountId, kept]);
  await tx.query(`update email set name = '', address = '', folded = '' where account_id = $1`, [accountId]);
}

/** Forgets e-mails that have not been tried for long enough. */
export const forgetOldEmails = (db: EntityManager, now: Date): Promise<unknown> =>
  db.query('delete from email where at < $1', [new Date(now.getTime() - SERVER_LIMITS.emailsKeptMs)]);
