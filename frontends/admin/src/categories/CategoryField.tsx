import { folded, useTexts } from '@pusula/frontend-kit/i18n';
import { Combobox, controlBox, Field } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type Branch, wayTo } from './tree.ts';

const Frame = styled.div`
  position: relative;
  > input {
    ${controlBox}
  }
  [role='listbox'] {
    max-height: 264px;
    overflow: auto;
  }
  [role='option'] {
    padding-block: var(--s2);
    line-height: 1.35;
  }
`;

type Choice = { readonly id: string; readonly text: string };
type CategoryFieldProps = {
  label: string;
  help?: string;
  error: string | undefined;
  choices: readonly Branch[];
  /** Stands before the categories: to be below none. */
  top?: Choice;
  /** Id of the chosen one; '' while what is typed names none, null while nothing is typed. */
  value: string | null;
  onChange: (id: string | null) => void;
};

/** One category out of the tree: typed or chosen, by its whole way from the top. */
export function CategoryField({ label, help, error, choices, top, value, onChange }: CategoryFieldProps) {
  const { t, language } = useTexts('managedCategories');
  const all: Choice[] = [...(top ? [top] : []), ...choices.map((branch) => ({ id: branch.node.id, text: wayTo(branch, language) }))];
  const [typed, setTyped] = useState(all.find(({ id }) => id === value)?.text ?? '');
  const isChosen = all.some(({ id, text }) => id === value && text === typed);
  // A field that is filled in shows everything again: its reader wants another one.
  const shown = isChosen ? all : all.filter(({ text }) => folded(text).includes(folded(typed.trim())));
  const type = (text: string) => {
    setTyped(text);
    onChange(text.trim() === '' ? null : (all.find((choice) => folded(choice.text) === folded(text.trim()))?.id ?? ''));
  };
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <Frame>
          <Combobox
            {...control}
            value={typed}
            onChange={type}
            options={shown.map(({ id, text }) => ({ key: id, content: text, text }))}
            onSelect={({ key, text }) => {
              setTyped(text);
              onChange(key);
            }}
            listLabel={t('title')}
            placeholder={t('form.placePlaceholder')}
          />
        </Frame>
      )}
    </Field>
  );
}
