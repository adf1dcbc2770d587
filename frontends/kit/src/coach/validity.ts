import { type Certificate, type Language, localDay } from '@pusula/contracts';
import { formatMonth } from '@pusula/frontend-kit/i18n';
import type { TFunction } from 'i18next';

/** When a certificate was given and how long it holds: `March 2021 – March 2027`, `September 2022, no expiry`; one that has expired says so calmly. */
export function validity(
  { issueDate, expiryDate }: Pick<Certificate, 'issueDate' | 'expiryDate'>,
  today: Date,
  language: Language,
  t: TFunction,
): string {
  const from = formatMonth(issueDate, language);
  if (expiryDate === null) return t('certificate.lasting', { from });
  const to = formatMonth(expiryDate, language);
  // Valid to the end of its last day.
  return expiryDate < localDay(today) ? t('certificate.expired', { from, to }) : t('certificate.until', { from, to });
}
