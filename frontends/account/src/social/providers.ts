import type { SocialProvider } from '@pusula/contracts';
import type { ReplyOf } from '@pusula/frontend-kit/api';

export type Provider = SocialProvider;

/** In the order of their buttons. */
export const PROVIDERS: readonly Provider[] = ['Google', 'Facebook', 'Microsoft', 'Apple', 'Demo'];

/** Somebody who has proven to a provider who they are. Nothing of it has been saved. */
export type Found = {
  readonly authenticationType: Provider;
  /** The provider's; goes along with the login or the registration. */
  readonly token: string;
  readonly profile: ReplyOf<'POST /auth/social-profile'>['profile'];
  readonly isUserExist: boolean;
};

type AppleUser = { name?: { firstName?: unknown; lastName?: unknown } };
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Apple's token names nobody; their name comes beside it, the first time only. */
export function withNames(profile: Found['profile'], user: string | null): Found['profile'] {
  if (user === null || profile.firstName || profile.lastName) return profile;
  try {
    const { name } = JSON.parse(user) as AppleUser;
    return { ...profile, firstName: textOf(name?.firstName), lastName: textOf(name?.lastName) };
  } catch {
    return profile;
  }
}
