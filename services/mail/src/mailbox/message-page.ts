import { createElement as h } from 'react';
import type { KeptMessage } from './mailbox.ts';
import { htmlPage, timeOf } from './page.ts';

/** One kept message: its header, its HTML in a frame that may run nothing, its text part. */
export const messagePage = ({ id, subject, from, to, date, messageId, text }: KeptMessage): string =>
  htmlPage(
    subject,
    h('nav', null, h('a', { href: '/dev/mailbox' }, '← Mailbox')),
    h('h1', null, subject),
    h(
      'dl',
      null,
      h('dt', null, 'From'),
      h('dd', null, `${from.name} <${from.address}>`),
      h('dt', null, 'To'),
      h('dd', null, to),
      h('dt', null, 'Date'),
      h('dd', null, timeOf(date)),
      h('dt', null, 'Message-ID'),
      h('dd', null, messageId),
    ),
    h('iframe', {
      src: `/dev/mailbox/${id}/html`,
      title: 'The message',
      sandbox: 'allow-popups allow-popups-to-escape-sandbox',
      referrerPolicy: 'no-referrer',
    }),
    h('details', null, h('summary', null, 'Text part'), h('pre', null, text)),
  );
