import { describe, expect, it } from '@jest/globals';
import { COMMON_ERRORS } from './define.ts';
import { ERROR_CODES, type ErrorCode, UNANSWERED_CODES } from './errors.ts';
import { ENDPOINTS } from './index.ts';

/** Answered before it is known which call is meant, or because of who asks. */
const EDGE: readonly ErrorCode[] = ['ROUTE_NOT_FOUND', 'METHOD_NOT_ALLOWED', 'MALFORMED_REQUEST', 'UNKNOWN_HOST', 'ACCOUNT_NOT_VERIFIED'];

const answered: ReadonlySet<ErrorCode> = new Set([...ENDPOINTS.flatMap(({ errors }) => errors), ...COMMON_ERRORS, ...EDGE]);

describe('every error code', () => {
  it('are answered by some call each, or it is said why none does', () => {
    expect(ERROR_CODES.length).toBeGreaterThan(50);
    expect(ERROR_CODES.filter((code) => answered.has(code) !== (UNANSWERED_CODES[code] === undefined))).toEqual([]);
  });
});
