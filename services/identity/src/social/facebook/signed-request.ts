import { createHmac, timingSafeEqual } from 'node:crypto';
import { failure } from '@pusula/service-kit/service';
import { z } from 'zod';
import { invalidToken } from '../provider.ts';

const Payload = z.object({ algorithm: z.literal('HMAC-SHA256'), user_id: z.string().optional() });

/**
 * Whom Facebook speaks of in a signed request, after its signature was checked.
 * @param signed `{signature}.{payload}`, both base64url
 * @throws failure: INVALID_FACEBOOK_TOKEN when Facebook did not sign it, INVALID_FACEBOOK_ID when it names nobody
 */
export function readSignedRequest(signed: string, appSecret: string): string {
  const [signature = '', payload = '', ...more] = signed.split('.');
  const expected = createHmac('sha256', appSecret).update(payload).digest();
  const given = Buffer.from(signature, 'base64url');
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) throw invalidToken('Facebook');
  const read = Payload.safeParse(parse(payload));
  if (!read.success) throw invalidToken('Facebook');
  if (!read.data.user_id) throw failure('INVALID_FACEBOOK_ID');
  return read.data.user_id;
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  } catch (cause) {
    throw invalidToken('Facebook', cause);
  }
}
