import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';

export type SecurityOptions = {
  /** Origins besides our own that pictures may come from: the configured picture service, the picture storage. */
  readonly imageOrigins: readonly string[];
  /** Sent over HTTPS deployments only: on http://localhost it would lock a developer out of every local port. */
  readonly https: boolean;
};

/** Browsers keep to HTTPS for a year after any answer. */
export const HSTS = 'max-age=31536000; includeSubDomains';

/** Where browsers write when something on a page of ours is not what its policy allows. */
export const POLICY_REPORTS = '/policy-reports';

/** The policy of every page (S20): scripts from our own origin alone, styles by nonce, nobody may frame us. */
const contentSecurityPolicy = (nonce: string, { imageOrigins, https }: SecurityOptions): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: ${imageOrigins.join(' ')}`.trimEnd(),
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default', // made by frontends/kit/assets/early.js
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
    `report-uri ${POLICY_REPORTS}`,
    'report-to policy',
  ].join('; ');

/** Only pages are read by these. */
const OF_PAGES = ['reporting-endpoints', 'x-frame-options', 'cross-origin-opener-policy', 'permissions-policy'];

/**
 * For what is part of a page and none itself: opened by its own address it may do nothing at all. A page's headers would be a kilobyte more to each file and, since a
 * nonce is in them, none that a connection has sent before.
 */
export const headersOfPart: RequestHandler = (_request, response, next) => {
  response.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  for (const name of OF_PAGES) response.removeHeader(name);
  next();
};

/** Sets the security headers and leaves the page's style nonce in `response.locals.nonce`. */
export const securityHeaders =
  (options: SecurityOptions): RequestHandler =>
  (_request, response, next) => {
    const nonce = randomBytes(16).toString('base64');
    response.locals.nonce = nonce;
    response.set({
      'content-security-policy': contentSecurityPolicy(nonce, options),
      'reporting-endpoints': `policy="${POLICY_REPORTS}"`,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    });
    next();
  };
