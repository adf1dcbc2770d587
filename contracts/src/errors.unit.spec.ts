import { describe, expect, it } from '@jest/globals';
import { COMMON_ERRORS } from './define.ts';
import { ERROR_CODES, type ErrorCode, UNANSWERED_CODES } from './errors.ts';
import { ENDPOINTS } from './index.ts';

/** Answered before it is known which call is meant, or because of who asks. */
const EDGE: readonly ErrorCode[] = ['ROUTE_NOT_FOUND', 'METHOD_NOT_ALLOWED', 'ACCOUNT_NOT_VERIFIED'];

const answered: ReadonlySet<ErrorCode> = new Set([...ENDPOINTS.flatMap(({ errors }) => errors), ...COMMON_ERRORS, ...EDGE]);

describe('every error code', () => {
  it.each(ERROR_CODES)('%s is answered by some call, or it is said why none does', (code) => {
    expect(answered.has(code)).toBe(UNANSWERED_CODES[code] === undefined);
  });
});
