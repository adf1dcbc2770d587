import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox, type ComboboxOption } from './Combobox.tsx';

afterEach(cleanup);

const option = (text: string, group?: string): ComboboxOption => ({ key: text, text, content: text, ...(group && { group }) });

function Search({ options, onSubmit }: { options: ComboboxOption[]; onSubmit: (value: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(value);
      }}
    >
      <Combobox
        aria-label="Ara"
        listLabel="Öneriler"
        value={value}
        onChange={setValue}
        options={value ? options : []}
        onSelect={({ text }) => setValue(text)}
        groupHeading={(group) => <h3>{group}</h3>}
      />
    </form>
  );
}

function open(options = [option('Eskişehir'), option('Balıkesir')]) {
  const submitted: string[] = [];
  render(<Search options={options} onSubmit={(value) => submitted.push(value)} />);
  const field = screen.getByRole('combobox', { name: 'Ara' }) as HTMLInputElement;
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
  return { user: userEvent.setup(), field, active, submitted };
}

describe('a field with suggestions', () => {
  it('opens while somebody types, and says so', async () => {
    const { user, field } = open();
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await user.type(field, 'es');
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('listbox', { name: 'Öneriler' }).id).toBe(field.getAttribute('aria-controls'));
  });

  it('walks with the arrows, round and back to the field, whose focus it keeps', async () => {
    const { user, field, active } = open();
    await user.type(field, 'es');
    const walked: (string | null)[] = [];
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}']) {
      await user.keyboard(key);
      walked.push(active());
    }
    expect(walked).toEqual(['Eskişehir', 'Balıkesir', null, 'Balıkesir']);
    expect(document.activeElement).toBe(field);
  });

  it('takes the suggestion on Enter instead of sending the form', async () => {
    const { user, field, submitted } = open();
    await user.type(field, 'es{ArrowDown}{Enter}');
    expect(field.value).toBe('Eskişehir');
    expect(submitted).toEqual([]);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('leaves Enter to the form when nothing is chosen', async () => {
    const { user, field, submitted } = open();
    await user.type(field, 'es{Enter}');
    expect(submitted).toEqual(['es']);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it.each(['Balıkesir', 'balikesir', 'BALIKESİR', ' BALIKESIR '])(
    'has the option active that %p names, and takes it on Enter',
    async (typed) => {
      const { user, field, active, submitted } = open();
      await user.type(field, typed);
      expect(active()).toBe('Balıkesir');
      await user.keyboard('{Enter}');
      expect([field.value, submitted]).toEqual(['Balıkesir', []]);
    },
  );

  it('goes on with the arrows from the option that is named, which stands for the text', async () => {
    const { user, field, active } = open([option('Eskişehir'), option('Balıkesir'), option('Bursa')]);
    await user.type(field, 'balıkesir');
    const walked: (string | null)[] = [];
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{ArrowUp}']) {
      await user.keyboard(key);
      walked.push(active());
    }
    expect(walked).toEqual(['Bursa', 'Eskişehir', 'Bursa', 'Balıkesir']);
    await user.type(field, 'x');
    expect(active()).toBeNull();
  });

  it('opens with the option that is named', async () => {
    const { user, field, active } = open();
    await user.type(field, 'Balıkesir{Escape}{ArrowDown}');
    expect(active()).toBe('Balıkesir');
  });

  it('leaves two of the same name to the reader', async () => {
    const { user, field, active } = open([
      { ...option('Ayşe Demir'), key: '1' },
      { ...option('Ayşe Demir'), key: '2' },
    ]);
    await user.type(field, 'ayşe demir');
    expect(active()).toBeNull();
  });

  it('closes on Escape and keeps what was typed', async () => {
    const { user, field } = open();
    await user.type(field, 'es{ArrowDown}{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field.value).toBe('es');
  });

  it('takes the suggestion that is pressed', async () => {
    const { user, field } = open();
    await user.type(field, 'es');
    await user.click(screen.getByRole('option', { name: 'Balıkesir' }));
    expect(field.value).toBe('Balıkesir');
    expect(document.activeElement).toBe(field);
  });

  it('names each group once', async () => {
    const { user, field } = open([option('a', 'Şehirler'), option('b', 'Şehirler'), option('c', 'Koçlar')]);
    await user.type(field, 'x');
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Şehirler', 'Koçlar']);
  });
});
