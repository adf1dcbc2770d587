import type { Schema } from '@pusula/service-kit/db';
import { AccountTable } from './accounts/account-table.ts';
import { AuditEntryTable } from './audit/entry-table.ts';
import { DeletionRequestTable } from './erasure/deletion-request-table.ts';
import { ReceiptTable } from './erasure/receipts.ts';
import { MailedLinkTable } from './mailed-links/link-table.ts';
import { Accounts1760000000001 } from './migrations/0001-accounts.ts';
import { AccountCare1760000000002 } from './migrations/0002-account-care.ts';
import { GivenNames1760000000003 } from './migrations/0003-given-names.ts';
import { ErasureReceipts1760000000004 } from './migrations/0004-erasure-receipts.ts';
import { AuditLog1760000000005 } from './migrations/0005-audit-log.ts';
import { DemoProvider1760000000006 } from './migrations/0006-demo-provider.ts';
import { FamilyNames1764100000007 } from './migrations/0007-family-names.ts';
import { Passkeys1764200000008 } from './migrations/0008-passkeys.ts';
import { SealedErasures1764200000009 } from './migrations/0009-sealed-erasures.ts';
import { OnceVerified1764300000010 } from './migrations/0010-once-verified.ts';
import { LettersByInbox1764400000011 } from './migrations/0011-letters-by-inbox.ts';
import { AuditArchive1764500000012 } from './migrations/0012-audit-archive.ts';
import { EndedSessions1764600000013 } from './migrations/0013-ended-sessions.ts';
import { KnownOwners1764700000014 } from './migrations/0014-known-owners.ts';
import { LettersOutliveAccounts1764700000015 } from './migrations/0015-letters-outlive-accounts.ts';
import { UsedProviderTokens1764700000016 } from './migrations/0016-used-provider-tokens.ts';
import { RemovedProviders1764700000017 } from './migrations/0017-removed-providers.ts';
import { ChallengeTable } from './passkeys/challenge-table.ts';
import { PasskeyTable } from './passkeys/passkey-table.ts';
import { LinkedProviderTable } from './social/link-table.ts';
import { RemovedProviderTable } from './social/removed-table.ts';
import { SocialAttemptTable, UsedTokenTable } from './social/social-attempts.ts';

/** What this service keeps. */
export const schema: Schema = {
  tables: [
    AccountTable,
    MailedLinkTable,
    LinkedProviderTable,
    RemovedProviderTable,
    SocialAttemptTable,
    UsedTokenTable,
    DeletionRequestTable,
    ReceiptTable,
    AuditEntryTable,
    PasskeyTable,
    ChallengeTable,
  ],
  migrations: [
    Accounts1760000000001,
    AccountCare1760000000002,
    GivenNames1760000000003,
    ErasureReceipts1760000000004,
    AuditLog1760000000005,
    DemoProvider1760000000006,
    FamilyNames1764100000007,
    Passkeys1764200000008,
    SealedErasures1764200000009,
    OnceVerified1764300000010,
    LettersByInbox1764400000011,
    AuditArchive1764500000012,
    EndedSessions1764600000013,
    KnownOwners1764700000014,
    LettersOutliveAccounts1764700000015,
    UsedProviderTokens1764700000016,
    RemovedProviders1764700000017,
  ],
  localised: [{ table: 'account', language: 'language' }],
};
