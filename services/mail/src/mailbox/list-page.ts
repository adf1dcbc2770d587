import { createElement as h } from 'react';
import type { KeptMessage } from './mailbox.ts';
import { htmlPage, timeOf } from './page.ts';

/** The list of kept messages, newest first. */
export const listPage = (messages: readonly KeptMessage[]): string =>
  htmlPage(
    'Mailbox',
    h('h1', null, 'Mailbox'),
    h('p', null, 'No SMTP server is configured, so messages stay on this machine.'),
    messages.length === 0
      ? h('p', null, 'Nothing has been sent yet. Verify an account, and its welcome mail appears here.')
      : h('ul', null, ...messages.map(listed)),
  );

const listed = ({ id, subject, to, date }: KeptMessage) =>
  h('li', { key: id }, h('a', { href: `/dev/mailbox/${id}` }, h('strong', null, subject), timeOf(date), h('span', null, to)));
