import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../i18n/i18n.ts';
import { Avatar } from './Avatar.tsx';

afterEach(cleanup);

it.each([
  ['işıl', 'şahin', 'İŞ'],
  ['👩‍👩‍👧', 'Yılmaz', '👩‍👩‍👧Y'],
  ['🇹🇷', '', '🇹🇷'],
  ['e\u0301mile', 'Zola', 'E\u0301Z'],
])('%s %s shows whole characters', (firstName, lastName, letters) => {
  const { container } = render(
    <I18nextProvider i18n={createI18n('/')}>
      <Avatar firstName={firstName} lastName={lastName} imageUrl="" />
    </I18nextProvider>,
  );
  expect(container.textContent).toBe(letters);
});
