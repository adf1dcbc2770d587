import { SOCIAL_PROVIDERS, type SocialProvider } from '@pusula/contracts';
import { type Clock, failure } from '@pusula/service-kit/service';
import type { IdentityConfig } from '../config.ts';
import { facebookProvider } from './facebook/facebook-provider.ts';
import { openIdSettings } from './openid/known-providers.ts';
import { openIdProvider } from './openid/openid-provider.ts';
import type { Provider } from './provider.ts';

export type Providers = {
  /** Every provider that there could be, and whether this installation has it. */
  readonly list: readonly { readonly authenticationType: SocialProvider; readonly isConfigured: boolean }[];
  /** @throws failure('PROVIDER_NOT_CONFIGURED') */
  readonly require: (type: SocialProvider) => Provider;
};

/** The providers that the configuration names. */
export function createProviders(config: IdentityConfig, clock: Clock): Providers {
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = config;
  const redirectUri = `${config.PUBLIC_URL.replace(/\/$/, '')}/signin/callback`;
  const known = new Map<SocialProvider, Provider>(
    openIdSettings(config).map((settings) => [settings.authenticationType, openIdProvider(settings, { clock, redirectUri })]),
  );
  if (appId !== undefined && appSecret !== undefined) {
    const { FACEBOOK_URL: dialogUrl, FACEBOOK_GRAPH_URL: graphUrl } = config;
    known.set('Facebook', facebookProvider({ dialogUrl, graphUrl, appId, appSecret, redirectUri, clock }));
  }
  return {
    list: SOCIAL_PROVIDERS.map((authenticationType) => ({ authenticationType, isConfigured: known.has(authenticationType) })),
    require: (type) => {
      const provider = known.get(type);
      if (!provider) throw failure('PROVIDER_NOT_CONFIGURED');
      return provider;
    },
  };
}
