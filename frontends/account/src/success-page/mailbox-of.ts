/** Where the mailboxes of widespread providers are read. */
const MAILBOXES = [
  { provider: 'gmail', domain: /^(gmail|googlemail)\.com$/, address: 'https://mail.google.com/' },
  { provider: 'outlook', domain: /^(outlook|hotmail|live|msn|windowslive)\./, address: 'https://outlook.live.com/mail/' },
  { provider: 'yahoo', domain: /^(yahoo|ymail)\./, address: 'https://mail.yahoo.com/' },
  { provider: 'icloud', domain: /^(icloud|me|mac)\.com$/, address: 'https://www.icloud.com/mail/' },
  { provider: 'yandex', domain: /^yandex\./, address: 'https://mail.yandex.com.tr/' },
  { provider: 'proton', domain: /^(proton\.me|protonmail\.com)$/, address: 'https://mail.proton.me/' },
] as const;

/** Pure: whose page the owner of an address reads their mail on; null for providers that are not known. */
export function mailboxOf(email: string): (typeof MAILBOXES)[number] | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return MAILBOXES.find((mailbox) => mailbox.domain.test(domain)) ?? null;
}
