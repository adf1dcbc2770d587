import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What admins see of e-mails: to whom each went, how often it was tried and what became of it. Of older ones nobody knows to whom they went. */
export class Emails1764100000004 implements MigrationInterface {
  readonly name = 'Emails1764100000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table email (
        event_id text primary key,
        kind text not null,
        state text not null check (state in ('waiting', 'failed', 'sent', 'refused', 'expired')),
        account_id char(26) collate "C" not null,
        name text not null,
        address text not null,
        folded text not null,
        subject text not null,
        attempts integer not null,
        problem text not null,
        created_at timestamptz(3) not null,
        at timestamptz(3) not null,
        next_attempt_at timestamptz(3)
      )`);
    await runner.query('create index email_newest on email (at, event_id)');
    await runner.query('create index email_account on email (account_id)');
    await runner.query(`
      insert into email
      select event_id, letter, outcome, account_id, '', '', '', '', case outcome when 'expired' then 0 else 1 end, '', at, at, null
      from sent_letter where at > now() - interval '30 days'`);
    // They are what admins look at now.
    await runner.query('drop index sent_letter_newest');
    await runner.query('create index sent_letter_at on sent_letter (at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index sent_letter_at');
    await runner.query('create index sent_letter_newest on sent_letter (at, event_id)');
    await runner.query('drop table email');
  }
}
