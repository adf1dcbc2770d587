import { createElement as h } from 'react';
import type { KeptMessage } from './mailbox.ts';
import { htmlPage, type Reader, timeOf } from './page.ts';
import { WORDS } from './words.ts';

/** One kept message: its header, its HTML in a frame that may run nothing, its text part. */
export function messagePage(
  { id, subject, from, to, date, messageId, text, language }: KeptMessage,
  reader: Reader,
  brand: string,
): string {
  const words = WORDS[reader.language];
  return htmlPage(
    reader,
    brand,
    subject,
    'message',
    h('a', { className: 'back', href: reader.href('/dev/mailbox') }, words.back),
    h('h1', { lang: language }, subject),
    h(
      'dl',
      null,
      h('dt', null, words.from),
      h('dd', null, `${from.name} <${from.address}>`),
      h('dt', null, words.to),
      h('dd', null, to),
      h('dt', null, words.date),
      h('dd', null, timeOf(date, reader.language)),
      h('dt', null, words.id),
      h('dd', null, messageId),
    ),
    h('iframe', {
      src: `/dev/mailbox/${id}/html`,
      title: words.frame,
      sandbox: 'allow-popups allow-popups-to-escape-sandbox',
      referrerPolicy: 'no-referrer',
    }),
    h('details', null, h('summary', null, words.text), h('pre', { lang: language }, text)),
  );
}
