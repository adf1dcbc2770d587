import type { ServerResponse } from 'node:http';
import { LIMITS } from '@pusula/contracts';
import type { Clock, Ids } from '@pusula/service-kit/service';
import { fingerprint } from '../limits/failed-attempts.ts';
import { mintDeviceToken, readDeviceToken } from '../tokens/device-token.ts';
import type { Issuer } from '../tokens/token.ts';

/** The browser that a call comes from, known by a cookie that no script can read. */
export type KnownDevice = {
  /** By what its wrong passwords for an account are counted; undefined for a browser that nobody has signed in with to it. */
  readonly countedBy: (email: string) => string | undefined;
  /** From now on it is known for the account. */
  readonly remember: (email: string) => void;
};

const COOKIE = 'pusula-device';
/** A family's browser; the one that was used longest ago is forgotten. */
const MOST_ACCOUNTS = 5;
const LONGEST_COOKIE = 2_048;

type DeviceDeps = { readonly issuer: Issuer; readonly clock: Clock; readonly ids: Ids };

/** @param header the request's Cookie header */
export function knownDevice({ issuer, clock, ids }: DeviceDeps, header: string | undefined, response: ServerResponse): KnownDevice {
  const token = cookieIn(header);
  const device = token === undefined ? undefined : readDeviceToken(issuer, token, clock.now());
  return {
    countedBy: (email) => {
      const account = fingerprint(email);
      return device?.accounts.includes(account) ? `${device.id}:${account}` : undefined;
    },
    remember: (email) => {
      const account = fingerprint(email);
      const others = (device?.accounts ?? []).filter((known) => known !== account);
      const known = { id: device?.id ?? ids.next(), accounts: [account, ...others].slice(0, MOST_ACCOUNTS) };
      const secure = issuer.issuer.startsWith('https:') ? '; Secure' : '';
      response.setHeader(
        'set-cookie',
        `${COOKIE}=${mintDeviceToken(issuer, known, clock.now())}; Path=/api; HttpOnly; SameSite=Strict; Max-Age=${LIMITS.knownDeviceMs / 1_000}${secure}`,
      );
    },
  };
}

function cookieIn(header: string | undefined): string | undefined {
  const prefix = `${COOKIE}=`;
  const cookie = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix));
  const value = cookie?.slice(prefix.length);
  return value !== undefined && value.length <= LONGEST_COOKIE ? value : undefined;
}
