import { isError } from '../is-error.ts';

/** Names whose values never reach a log (S19), in any spelling: `newPassword`, `user_email`, `Set-Cookie`. */
const SECRET = /passw|token|authorization|cookie|secret|e-?mail|phone|identity|credential|private|api-?key/i;
/**
 * Tokens and passwords inside of free text, such as a driver's error message. Each pattern begins where a word does, and no two parts of it that repeat take the
 * same characters: a text of any length is read once, not once from every character.
 */
const JWT = /(?<![\w-])((?:(?!eyJ)[\w-])*)eyJ[\w-]{8,}\.[\w-]+\.[\w-]+/g;
const USERINFO = /(?<=\w:\/\/)[^\s/@:]*:[^\s/@]*@/g;
/** What an e-mail address is searched in, and how what follows its `@` begins. */
const WORD = /[^\s"'<>(),;:]+/gu;
const DOMAIN = /^.+\.[a-z]{2,}/iu;
const TURKISH_PHONE = /(?<!\w)(?:\+?90|0)?5\d{9}(?!\w)/g;
const HIDDEN = '[hidden]';
const DEEPEST = 6;

/** The text without addresses, tokens, passwords in URLs and phone numbers; in a time that grows as its length does. */
export const redactText = (text: string): string =>
  hideEmails(text.replace(USERINFO, `${HIDDEN}@`).replace(JWT, `$1${HIDDEN}`)).replace(TURKISH_PHONE, HIDDEN);

const hideEmails = (text: string): string =>
  text.includes('@') ? text.replace(WORD, (word) => (word.includes('@') ? hideEmailsIn(word) : word)) : text;

/** From one `@` to the next: what stands before it, back to a `=`, and as much of what follows as is a domain. */
function hideEmailsIn(word: string): string {
  let hidden = '';
  let [before = '', ...others] = word.split('@');
  for (const after of others) {
    const name = before.slice(before.lastIndexOf('=') + 1);
    const domain = name === '' ? undefined : DOMAIN.exec(after)?.[0];
    hidden += domain === undefined ? `${before}@` : before.slice(0, before.length - name.length) + HIDDEN;
    before = domain === undefined ? after : after.slice(domain.length);
  }
  return hidden + before;
}

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
