import type { ErrorCode, ErrorKind } from './errors.ts';

/** Status numbers that are not 400. Only HTTP edges (gateway, service kit, API page) read this. */
const STATUS: Partial<Record<ErrorCode, number>> = {
  UNAUTHORIZED: 401,
  INVALID_CREDENTIALS: 401,
  INVALID_GOOGLE_TOKEN: 401,
  INVALID_FACEBOOK_TOKEN: 401,
  INVALID_PROVIDER_TOKEN: 401,
  TOKEN_EXPIRED: 401,
  INVALID_TOKEN_TYPE: 403,
  TOKEN_IS_NOT_PUBLIC: 403,
  FORBIDDEN: 403,
  ACCOUNT_DISABLED: 403,
  ACCOUNT_NOT_VERIFIED: 403,
  INVALID_USER_ID: 403,
  TOKEN_EMAIL_ERROR: 403,
  CATEGORY_NOT_FOUND: 404,
  USER_NOT_FOUND: 404,
  COACH_NOT_FOUND: 404,
  TOKEN_NOT_FOUND: 404,
  SESSION_NOT_FOUND: 404,
  ROUTE_NOT_FOUND: 404,
  EMAIL_TEMPLATE_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  USER_ALREADY_EXIST: 409,
  CONFLICT: 409,
  ACCOUNT_NOT_LINKED: 409,
  PASSWORD_NOT_SET: 409,
  CATEGORY_NOT_EMPTY: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  WEAK_PASSWORD: 422,
  EMPTY_CATEGORIES: 422,
  TOO_MANY_REQUESTS: 429,
  UNEXPECTED_ERROR: 500,
  IDENTITY_RETRIEVAL_ERROR: 500,
  PASSWORD_SET_ERROR: 500,
  IMAGE_UPLOAD_ERROR: 500,
  IMAGE_MOVE_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
  SEARCH_FAILED: 503,
  REFINE_FAILED: 503,
  EMAIL_SEND_FAILED: 503,
  S3_OPERATION_FAILED: 503,
};

/** The HTTP status of a code; 400 for whatever the input got wrong. */
export const statusOf = (code: ErrorCode): number => STATUS[code] ?? 400;

/** The kind of a code (specification section 3, Error object). NETWORK_ERROR is for clients that got no answer. */
export const kindOf = (code: ErrorCode): ErrorKind => {
  const status = statusOf(code);
  if (status === 404) return 'NOT_FOUND_ERROR';
  return status >= 500 ? 'UNEXPECTED_ERROR' : 'VALIDATION_ERROR';
};
