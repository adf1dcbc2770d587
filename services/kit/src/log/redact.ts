import { isError } from '../is-error.ts';

/** Names whose values never reach a log (S19), in any spelling: `newPassword`, `user_email`, `Set-Cookie`. */
const SECRET = /passw|token|authorization|cookie|secret|e-?mail|phone|identity|credential|private|api-?key/i;
/** Addresses, JWTs and signed links inside of free text, such as a driver's error message. */
const EMAIL = /[^\s@"'<>(),;:=]+@[^\s@"'<>(),;:]+\.[a-z]{2,}/giu;
const JWT = /eyJ[\w-]{8,}\.[\w-]+\.[\w-]+/g;
const USERINFO = /(\w+:\/\/)[^\s/@]*:[^\s/@]*@/g;
const TURKISH_PHONE = /(?<!\w)(?:\+?90|0)?5\d{9}(?!\w)/g;
const HIDDEN = '[hidden]';
const DEEPEST = 6;

/** The text without addresses, tokens, passwords in URLs and phone numbers. */
export const redactText = (text: string): string =>
  text.replace(USERINFO, `$1${HIDDEN}@`).replace(JWT, HIDDEN).replace(EMAIL, HIDDEN).replace(TURKISH_PHONE, HIDDEN);

/** A copy of anything that goes to a log, with secrets hidden at every depth. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) return '[deep]';
  if (value instanceof Date) return value;
  if (isError(value)) return describeError(value, depth);
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, SECRET.test(name) ? HIDDEN : redact(item, depth + 1)]));
}

function describeError(error: Error, depth: number): unknown {
  // Driver errors carry rows and parameters (`detail`, `parameters`, `where`): only the harmless fields are taken over.
  const { code, cause } = error as Error & { code?: unknown };
  return {
    name: error.name,
    message: redactText(error.message),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(error.stack ? { stack: redactText(error.stack) } : {}),
    ...(cause === undefined ? {} : { cause: redact(cause, depth + 1) }),
  };
}
