import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MailTransport, Message } from './mail-transport.ts';

/** A message as its receiver has it. */
export type Received = Pick<Message, 'messageId' | 'to' | 'subject' | 'html' | 'text' | 'pictures'> & {
  readonly fromName: string;
  readonly headerNames: readonly string[];
};
export type TransportUnderTest = {
  readonly transport: MailTransport;
  readonly received: () => Promise<Received[]>;
  readonly stop: () => Promise<void>;
};

export const aMessage = (more: Partial<Message> = {}): Message => ({
  messageId: '01jd0000000000000000000000@pusula.example',
  from: { name: 'Pusula', address: 'merhaba@pusula.example' },
  to: 'ayse@example.com',
  subject: 'Hoş geldiniz, Ayşe: ğüşiöç İIı',
  html: '<!doctype html><html lang="tr"><body><p>Işıl ışıl <b>öğle</b></p></body></html>',
  text: 'Işıl ışıl öğle\n',
  language: 'tr',
  date: new Date('2026-03-04T05:06:07.000Z'),
  pictures: [{ cid: 'dot@test', name: 'dot.png', type: 'image/png', base64: 'iVBORw0KGgo=' }],
  ...more,
});

/** What every transport has to do, whatever carries the mails. */
export function transportContract(name: string, start: () => Promise<TransportUnderTest>): void {
  describe(`mail transport: ${name}`, () => {
    let under: TransportUnderTest;
    beforeAll(async () => {
      under = await start();
    });
    afterAll(() => under?.stop());
    const last = async (messageId: string) => (await under.received()).findLast((message) => message.messageId === messageId);

    it('delivers both parts, the pictures, the subject and the sender with every email intact', async () => {
      const message = aMessage();
      await under.transport.send(message);
      const { to, subject, html, text, pictures } = message;
      expect(await last(message.messageId)).toMatchObject({ to, subject, html, text, pictures, fromName: 'Pusula' });
    });

    it('R8: sends the same message under the same Message-ID again', async () => {
      const message = aMessage({ messageId: '01jd0000000000000000000001@pusula.example' });
      await under.transport.send(message);
      await under.transport.send(message);
      expect((await last(message.messageId))?.subject).toBe(message.subject);
    });

    it.each([
      ['a line break in the subject', { subject: 'Hello\r\nBcc: evil@example.com\r\n\r\nbody' }],
      ['a line break in the sender', { from: { name: 'Pusula\r\nBcc: evil@example.com', address: 'merhaba@pusula.example' } }],
    ])('S18: %s adds neither a header nor a receiver', async (what, more) => {
      const message = aMessage({ messageId: `01jd00000000000000000000-${what.length}@pusula.example`, ...more });
      await under.transport.send(message);
      const received = await last(message.messageId);
      expect([received?.to, received?.headerNames.includes('bcc')]).toEqual(['ayse@example.com', false]);
    });
  });
}
