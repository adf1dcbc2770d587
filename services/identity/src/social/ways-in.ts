import type { Account } from '../accounts/account.ts';
import type { LinkedProvider } from './link-table.ts';
import type { Providers } from './providers.ts';

type Ways = Pick<Account, 'passwordHash' | 'hasPasskey'>;

/** Pure: whether anything opens an account. A provider that this installation does not have any more opens nothing. */
export const hasWayIn = (
  { passwordHash, hasPasskey }: Ways,
  linked: readonly LinkedProvider[],
  { list }: Pick<Providers, 'list'>,
): boolean =>
  passwordHash !== null ||
  hasPasskey ||
  linked.some((link) =>
    list.some(({ authenticationType, isConfigured }) => isConfigured && authenticationType === link.authenticationType),
  );

/** Pure: whether nothing else than a provider opens an account. */
export const isOnlyWayIn = (
  account: Ways,
  linked: readonly LinkedProvider[],
  provider: LinkedProvider['authenticationType'],
  providers: Pick<Providers, 'list'>,
): boolean =>
  !hasWayIn(
    account,
    linked.filter(({ authenticationType }) => authenticationType !== provider),
    providers,
  );
