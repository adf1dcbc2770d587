import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AuditLog1760000000005 implements MigrationInterface {
  readonly name = 'AuditLog1760000000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table audit_entry (
        sequence integer primary key check (sequence > 0),
        id char(26) collate "C" not null unique,
        at timestamptz(3) not null,
        actor_id text collate "C" not null,
        action text not null,
        subject_kind text not null,
        subject_id text collate "C" not null,
        undoes char(26) collate "C",
        detail_hash text,
        previous_hash text not null,
        hash text not null
      )`);
    await runner.query('create index audit_entry_action on audit_entry (action, sequence)');
    await runner.query('create index audit_entry_actor on audit_entry (actor_id, sequence)');
    await runner.query('create index audit_entry_subject on audit_entry (subject_id, sequence)');
    await runner.query('create index audit_entry_undoes on audit_entry (undoes, sequence) where undoes is not null');
    await runner.query(`
      create table audit_detail (
        sequence integer primary key references audit_entry,
        salt text not null,
        changes jsonb not null
      )`);
    // What has happened cannot be made to have happened otherwise, by this service least of all.
    await runner.query(`
      create function refuse_rewriting() returns trigger language plpgsql as $$
      begin
        raise exception 'the audit log is only ever added to' using errcode = 'insufficient_privilege';
      end $$`);
    await runner.query(`
      create function refuse_forgetting() returns trigger language plpgsql as $$
      begin
        if not exists (
          select from audit_entry entry join erased_account on erased_account.id = entry.subject_id
          where entry.sequence = old.sequence and entry.subject_kind = 'user'
        ) then
          raise exception 'a detail of the audit log goes with its subject only' using errcode = 'insufficient_privilege';
        end if;
        return old;
      end $$`);
    await runner.query(`create trigger audit_entry_append_only before update or delete or truncate on audit_entry
      for each statement execute function refuse_rewriting()`);
    await runner.query(`create trigger audit_detail_append_only before update or truncate on audit_detail
      for each statement execute function refuse_rewriting()`);
    await runner.query(`create trigger audit_detail_goes_with_its_subject before delete on audit_detail
      for each row execute function refuse_forgetting()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table audit_detail, audit_entry');
    await runner.query('drop function refuse_rewriting, refuse_forgetting');
  }
}
