/**
 * The closed list of error codes (specification section 8). A code is also the key of its text under `errors.api_errors`
 * in the front ends. Only the HTTP edge turns a code into a status number: see http.ts.
 */
export const ERROR_KINDS = ['VALIDATION_ERROR', 'UNEXPECTED_ERROR', 'NOT_FOUND_ERROR', 'NETWORK_ERROR'] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

export const ERROR_CODES = [
  // Named by the specification, section 8.
  'CATEGORY_NOT_FOUND',
  'USER_ALREADY_EXIST',
  'USER_NOT_FOUND',
  'INVALID_IMAGE_FILE',
  'CERTIFICATE_IS_NULL',
  'INVALID_CERTIFICATE_NAME',
  'INVALID_CERTIFICATE_DESCRIPTION',
  'INVALID_CERTIFICATE_ISSUER',
  'INVALID_CERTIFICATE_DATE',
  'INVALID_CERTIFICATE_EXPIRY_DATE',
  'INVALID_CERTIFICATE_ID',
  'TOKEN_GENERATION_USER_NOT_FOUND',
  'TOKEN_GENERATION_EMAIL_NOT_FOUND',
  'INVALID_TOKEN_TYPE',
  'TOKEN_IS_NOT_PUBLIC',
  'INVALID_INSTANCE_ID',
  'INVALID_EMAIL',
  'INVALID_REGISTER_PROCESS',
  'INVALID_USER_ID',
  'INVALID_USER_TYPE',
  'INVALID_USER',
  'UNAUTHORIZED',
  'TOKEN_EMAIL_ERROR',
  'EMAIL_TEMPLATE_NOT_FOUND',
  'EMAIL_SEND_FAILED',
  'INVALID_INFORMATION_TYPE',
  'INVALID_FACEBOOK_TOKEN',
  'INVALID_FACEBOOK_ID',
  'INVALID_GOOGLE_TOKEN',
  'GOOGLE_TOKEN_GET_ID_ERROR',
  'COACH_NOT_FOUND',
  'INVALID_COUNTRY_ID',
  'INVALID_FILE_EXTENSION',
  'INVALID_AUTHENTICATION_TYPE',
  'IMAGE_UPLOAD_ERROR',
  'IMAGE_MOVE_ERROR',
  'S3_OPERATION_FAILED',
  'UNEXPECTED_ERROR',
  'IDENTITY_RETRIEVAL_ERROR',
  'PASSWORD_SET_ERROR',
  'VALIDATION_FAILED',
  'EMAIL_VALIDATION_FAILED',
  'COACH_CATEGORY_DELETE_ERROR',
  'COACH_CATEGORY_CREATE_ERROR',
  'COACH_CERTIFICATE_DELETE_ERROR',
  'COACH_CERTIFICATE_CREATE_ERROR',
  // What running the product for real also needs.
  'INVALID_CREDENTIALS',
  'ACCOUNT_DISABLED',
  'ACCOUNT_NOT_VERIFIED',
  'ACCOUNT_NOT_LINKED',
  'INVALID_PROVIDER_TOKEN',
  'PROVIDER_NOT_CONFIGURED',
  'PASSWORD_NOT_SET',
  'SESSION_NOT_FOUND',
  'EMAIL_NOT_CHANGEABLE_HERE',
  'FORBIDDEN',
  'TOKEN_NOT_FOUND',
  'TOKEN_EXPIRED',
  'WEAK_PASSWORD',
  'EMPTY_CATEGORIES',
  'CONFLICT',
  'CATEGORY_NOT_EMPTY',
  'LAST_ADMIN',
  'UNVERIFIED_ADMIN',
  'SECOND_STEP_REQUIRED',
  'FACTOR_REQUIRED',
  'PROOF_REQUIRED',
  'PASSKEY_REQUIRED',
  'PASSKEY_NOT_ACCEPTED',
  'PASSKEY_NOT_FOUND',
  'PASSKEY_ALREADY_ADDED',
  'TOO_MANY_PASSKEYS',
  'CHALLENGE_EXPIRED',
  'INVALID_RECOVERY_CODE',
  'OWN_ACCOUNT',
  'AUDIT_ENTRY_NOT_FOUND',
  'NOT_UNDOABLE',
  'DEAD_LETTER_NOT_FOUND',
  'REFINE_FAILED',
  'SEARCH_FAILED',
  'ROUTE_NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'MALFORMED_JSON',
  'UNSUPPORTED_MEDIA_TYPE',
  'PAYLOAD_TOO_LARGE',
  'REQUEST_TIMEOUT',
  'TOO_MANY_REQUESTS',
  'SERVICE_UNAVAILABLE',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

const KNOWN: ReadonlySet<string> = new Set(ERROR_CODES);

/** Whether a string, from anywhere, is one of the closed list. */
export const isErrorCode = (value: unknown): value is ErrorCode => typeof value === 'string' && KNOWN.has(value);

/**
 * Codes of specification section 8 that nothing here answers, each with the reason. Their texts are there all the same: another server under the same
 * contracts may answer them.
 */
export const UNANSWERED_CODES: Readonly<Partial<Record<ErrorCode, string>>> = {
  TOKEN_GENERATION_USER_NOT_FOUND: 'a token is made of the session of an account that has just been found',
  TOKEN_GENERATION_EMAIL_NOT_FOUND: 'a register token is good for any well-formed address; another one is INVALID_EMAIL',
  INVALID_INSTANCE_ID: 'there are no instances to tell apart: a search id is the client’s own and free in form',
  INVALID_USER: 'what is wrong with a person’s details has a code of its own, or VALIDATION_FAILED with the field',
  EMAIL_TEMPLATE_NOT_FOUND: 'letters are part of the program, in both languages',
  EMAIL_SEND_FAILED: 'mail is sent after the answer: what cannot be sent is tried again, then kept as a dead letter for an operator',
  IMAGE_MOVE_ERROR: 'pictures are stored under their final name and never moved',
  IDENTITY_RETRIEVAL_ERROR: 'a service that cannot tell who somebody is answers SERVICE_UNAVAILABLE',
  COACH_CATEGORY_DELETE_ERROR: 'categories are replaced in one transaction, which happens or does not',
  COACH_CATEGORY_CREATE_ERROR: 'categories are replaced in one transaction, which happens or does not',
  COACH_CERTIFICATE_DELETE_ERROR: 'certificates are replaced in one transaction, which happens or does not',
  COACH_CERTIFICATE_CREATE_ERROR: 'certificates are replaced in one transaction, which happens or does not',
};
