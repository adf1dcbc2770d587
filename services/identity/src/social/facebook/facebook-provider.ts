import { type Clock, failure } from '@pusula/service-kit/service';
import type { Provider } from '../provider.ts';
import { debugToken, type FacebookApp, readMe, revokePermissions } from './graph.ts';
import { profileOf } from './profile.ts';

export type FacebookOptions = FacebookApp & { readonly dialogUrl: string; readonly redirectUri: string; readonly clock: Clock };

/** Sign-in through Facebook: it hands an access token to the popup, and Facebook itself is asked what it is worth. */
export function facebookProvider({ dialogUrl, redirectUri, clock, ...app }: FacebookOptions): Provider {
  return {
    authorizeUrl: async ({ state }) => {
      const url = new URL(`${dialogUrl}/dialog/oauth`);
      const asked = {
        client_id: app.appId,
        redirect_uri: redirectUri,
        response_type: 'token',
        scope: 'email,public_profile',
        display: 'popup',
      };
      for (const [name, value] of Object.entries({ ...asked, state })) url.searchParams.set(name, value);
      return url.href;
    },
    prove: async (token) => {
      const subject = await debugToken(app, token, clock.now());
      const me = await readMe(app, token);
      if (me.id !== subject) throw failure('INVALID_FACEBOOK_ID');
      const profile = profileOf(me);
      // Facebook hands out confirmed addresses alone, and does not say when they were.
      const addressProof = profile.email === '' ? 'none' : 'once';
      return { authenticationType: 'Facebook', subject, email: profile.email, addressProof, nonce: null, profile };
    },
    signOut: async (token, subject) => {
      if (subject !== null) await revokePermissions(app, token, subject);
      return null;
    },
  };
}
