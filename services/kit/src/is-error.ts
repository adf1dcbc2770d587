import { types } from 'node:util';

/** Whether a value is an error of any realm: those of node's own modules are not `instanceof` the Error of a test's sandbox. */
export const isError = (value: unknown): value is Error => types.isNativeError(value) || value instanceof Error;
