import { afterEach, expect, it } from '@jest/globals';
import { renderProduct } from '@pusula/frontend-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CityField } from './CityField.tsx';

afterEach(cleanup);

function Home() {
  const [value, setValue] = useState('');
  return <CityField label="Şehir" name="city" value={value} onChange={setValue} onBlur={() => undefined} ref={null} error={undefined} />;
}

async function open() {
  await renderProduct(<Home />, { path: '/', apiBase: '/api' });
  const field = (await screen.findByRole('combobox', { name: 'Şehir' })) as HTMLInputElement;
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
  return { user: userEvent.setup({ delay: null }), field, active };
}

it.each(['İzmir', 'izmir', 'IZMIR', 'Izmir', 'İZMİR'])('keeps the province that %p names through an arrow and Enter', async (typed) => {
  const { user, field, active } = await open();
  await user.type(field, typed);
  expect(active()).toBe('İzmir');
  await user.keyboard('{ArrowDown}{Enter}');
  expect([field.value, screen.queryByRole('listbox')]).toEqual(['İzmir', null]);
});

it('shows every province around the one that was chosen before, from which the arrows go on', async () => {
  const { user, field, active } = await open();
  await user.type(field, 'İzmir{Enter}{ArrowDown}');
  expect([screen.getAllByRole('option').length, active()]).toEqual([81, 'İzmir']);
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Kahramanmaraş');
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(field.value).toBe('İstanbul');
});

it('writes the province as it is written when its reader goes on', async () => {
  const { user, field } = await open();
  await user.type(field, '35');
  await user.tab();
  expect(field.value).toBe('İzmir');
});
