import type { Endpoint } from '@pusula/contracts';
import type { GroupId } from './words.ts';

/** What a reader looks for calls under: what they are about, where OpenAPI's tags say who answers. */
export type Group = { readonly id: GroupId; readonly paths: RegExp };

/** The first that fits has the call. */
const GROUPS = [
  { id: 'passkeys', paths: /^\/auth\/.*(passkey|recovery|prove|proof)/ },
  {
    id: 'providers',
    paths: /^\/auth\/(providers|.*social|.*provider|facebook)/,
  },
  { id: 'profile', paths: /^\/(user|coach)\/|upload-profile-picture/ },
  { id: 'categories', paths: /^\/category\// },
  { id: 'search', paths: /^\/search\// },
  { id: 'texts', paths: /^\/ai\// },
  { id: 'admin-users', paths: /^\/admin\/user\// },
  { id: 'admin-categories', paths: /^\/admin\/category\// },
  { id: 'admin-audit', paths: /^\/admin\/audit\// },
  { id: 'admin-operations', paths: /^\/admin\/operations\// },
  { id: 'admin-figures', paths: /^\/admin\// },
] as const satisfies readonly Group[];
/** What is left: who begins needs a token and an account. */
const ACCOUNT: Group = { id: 'account', paths: /^\// };

/** Pure: the calls under their headings, in the order of reading: administrators' come last. */
export function grouped(endpoints: readonly Endpoint[]): readonly (readonly [Group, readonly Endpoint[]])[] {
  const byGroup = Map.groupBy(endpoints, ({ path }): Group => GROUPS.find(({ paths }) => paths.test(path)) ?? ACCOUNT);
  return [ACCOUNT, ...GROUPS].map((group) => [group, byGroup.get(group) ?? []]);
}
