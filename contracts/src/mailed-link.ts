import { createHmac } from 'node:crypto';

/**
 * The token of a mailed link. The service that asks for the mail and the one that writes it both make it of the request's id and a key that they share, so
 * that it travels in no event and rests in no table (S9).
 * @param key LINK_KEY, base64url
 * @param requestId of `identity.link-requested.v1`
 * @returns 256 bits as base64url, 43 characters
 */
export const mailedLinkToken = (key: string, requestId: string): string =>
  createHmac('sha256', Buffer.from(key, 'base64url')).update(requestId).digest('base64url');
