import PostalMime from 'postal-mime';
import type { Received } from './transport-contract.ts';

/** A message as it went over the wire, taken apart. */
export async function parseMail(raw: Buffer): Promise<Received> {
  const mail = await PostalMime.parse(raw);
  return {
    messageId: (mail.messageId ?? '').replace(/[<>]/g, ''),
    to: mail.to?.map(({ address }) => address).join(',') ?? '',
    fromName: mail.from?.name ?? '',
    subject: mail.subject ?? '',
    html: (mail.html ?? '').trim(),
    text: mail.text ?? '',
    pictures: mail.attachments.map(({ contentId = '', filename, mimeType, content }) => ({
      cid: contentId.replace(/[<>]/g, ''),
      name: filename ?? '',
      type: mimeType,
      base64: Buffer.from(content as ArrayBuffer).toString('base64'),
    })),
    headerNames: mail.headers.map(({ key }) => key),
  };
}
