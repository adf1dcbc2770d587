import { z } from 'zod';
import { EMAIL_SHAPE, foldEmail } from './email.ts';
import type { ErrorCode } from './errors.ts';
import { ID_PATTERN } from './ids.ts';
import { LANGUAGES } from './languages.ts';
import { LIMITS } from './limits.ts';
import { hasLineBreak, hasUnwanted, withoutInvisible } from './unwanted-characters.ts';
import { webAddress, withScheme } from './web-addresses.ts';

export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

/** The only country searched today (specification section 9). */
export const COUNTRY = 'TR';
export const Country = z.literal(COUNTRY, { error: 'INVALID_COUNTRY_ID' });

export const Id = z.string().regex(ID_PATTERN);
/** The parent of a top-level category (specification section 3). */
export const NO_PARENT = '0';

/** Grows by one with every change of its subject; a smaller one that comes late is ignored. */
export const Version = z.int().positive();

/**
 * Text of one line or of many: normalised to NFC, trimmed, without characters that nobody sees or wants.
 * @param code what a refusal answers in place of VALIDATION_FAILED
 */
export const text = (maximum: number, minimum = 1, code?: ErrorCode) =>
  z
    .string(code)
    .max(maximum * 2, code)
    .transform((value) => withoutInvisible(value).normalize('NFC').trim())
    .pipe(
      z
        .string()
        .min(minimum, code)
        .max(maximum, code)
        .refine((value) => !hasUnwanted(value), code ?? 'unwanted character'),
    );

/** Text of one line, such as a name: a line break in it is refused, because e-mails, logs and lists take one for the end of it. Else as `text`. */
export const line = (maximum: number, minimum = 1, code?: ErrorCode) =>
  text(maximum, minimum, code)
    .transform((value) => value.replaceAll('\t', ' '))
    .refine((value) => !hasLineBreak(value), code ?? 'line break');

const USERNAME = /^[\p{L}\p{M}\p{N}._-]*$/u;
/** What somebody wants to be called by: one word of letters, digits, dots, dashes and underscores. @param minimum 0 where it may be taken away */
export const username = (minimum: 0 | 1) => line(LIMITS.nameLength, minimum).refine((value) => USERNAME.test(value), 'username');

/** An address in the shape `{name}@{domain}`, without spaces, folded to lower case. */
export const Email = z
  .string({ error: 'INVALID_EMAIL' })
  .max(LIMITS.emailLength, 'INVALID_EMAIL')
  .transform(foldEmail)
  .pipe(z.string().regex(EMAIL_SHAPE, 'INVALID_EMAIL'));

/** ISO 8601 date without a time. */
export const DateOnly = z.iso.date();
export const Timestamp = z.iso.datetime();

/**
 * An http(s) address. Without a domain it may be any, and be said without its scheme; with one it leads there, and says its scheme (specification section 5).
 */
export const WebAddress = (domain?: string) =>
  z
    .string()
    .max(LIMITS.urlLength)
    .transform((value) => (domain === undefined ? withScheme(value) : value.trim()))
    .pipe(
      z
        .string()
        .max(LIMITS.urlLength)
        .refine(
          (value) => !hasLineBreak(value) && webAddress(value, domain) !== undefined,
          domain ? `not an http(s) address at ${domain}` : 'not an http(s) address',
        ),
    );

/** A query string carries only text; these are its booleans. */
export const QueryBoolean = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Any password that somebody may have; what a new one must be like is the identity service's rule. */
export const Password = z.string().max(LIMITS.passwordMaximumLength);
/** A token as it came: of ours, of a provider, or of a mailed link. */
export const RawToken = z.string().min(1).max(LIMITS.tokenLength);
/** A provider's token, where some way in has none: clients may send '' or null for it, or leave it out. */
export const ProviderToken = z
  .union([RawToken, z.literal('')])
  .nullish()
  .transform((token) => token || undefined);
