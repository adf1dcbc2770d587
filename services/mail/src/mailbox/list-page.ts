import { createElement as h } from 'react';
import type { KeptMessage } from './mailbox.ts';
import { htmlPage, type Reader, timeOf } from './page.ts';
import { WORDS } from './words.ts';

/** The list of kept messages, newest first. */
export function listPage(messages: readonly KeptMessage[], reader: Reader, brand: string): string {
  const words = WORDS[reader.language];
  return htmlPage(
    reader,
    brand,
    words.mailbox,
    'list-of-messages',
    h('h1', null, words.mailbox),
    h('p', { className: 'lead' }, words.lead),
    messages.length === 0
      ? h('p', { className: 'empty' }, h('strong', null, words.empty), words.emptyText)
      : h('ul', { className: 'list' }, ...messages.map((message) => listed(message, reader))),
  );
}

const listed = ({ id, subject, to, date, language }: KeptMessage, reader: Reader) =>
  h(
    'li',
    { key: id },
    h(
      'a',
      { href: reader.href(`/dev/mailbox/${id}`) },
      h('strong', { lang: language }, subject),
      timeOf(date, reader.language),
      h('span', null, to),
    ),
  );
