/** Where the mailboxes of widespread providers are read. */
const MAILBOXES: readonly (readonly [provider: RegExp, address: string])[] = [
  [/^(gmail|googlemail)\.com$/, 'https://mail.google.com/'],
  [/^(outlook|hotmail|live|msn|windowslive)\./, 'https://outlook.live.com/mail/'],
  [/^(yahoo|ymail)\./, 'https://mail.yahoo.com/'],
  [/^(icloud|me|mac)\.com$/, 'https://www.icloud.com/mail/'],
  [/^yandex\./, 'https://mail.yandex.com.tr/'],
  [/^(proton\.me|protonmail\.com)$/, 'https://mail.proton.me/'],
];

/** Pure: the page on which the owner of an address reads their mail; null for providers that are not known. */
export function mailboxOf(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return MAILBOXES.find(([provider]) => provider.test(domain))?.[1] ?? null;
}
