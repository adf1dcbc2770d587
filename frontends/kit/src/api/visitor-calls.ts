import type { EndpointRoute } from './types.ts';

/**
 * The calls that a visitor may make. The contracts say so themselves, but their schemas do not travel to the browser; a test holds this list to them.
 */
export const OPEN_TO_VISITORS: readonly EndpointRoute[] = [
  'GET /auth/data-deletion-status',
  'GET /auth/providers',
  'GET /category/get-categories',
  'GET /category/get-category-by-id',
  'GET /coach/get-coach-by-id',
  'GET /search/lately',
  'GET /search/similar-coaches',
  'GET /search/suggest',
  'POST /auth/activate-user',
  'POST /auth/check-password',
  'POST /auth/is-user-exist',
  'POST /auth/login',
  'POST /auth/passkey-login',
  'POST /auth/passkey-options',
  'POST /auth/recovery-login',
  'POST /auth/register-token',
  'POST /auth/reset-password',
  'POST /auth/reset-password-request',
  'POST /auth/social-profile',
  'POST /auth/start-social',
  'POST /auth/verify-account',
  'POST /search/search',
];
