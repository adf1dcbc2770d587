import { folded, useTexts } from '@pusula/frontend-kit/i18n';
import { SearchableSelect, type SelectChoice } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import { type Branch, wayTo } from './tree.ts';

type CategoryFieldProps = {
  label: string;
  help?: string;
  error: string | undefined;
  choices: readonly Branch[];
  /** Stands before the categories: to be below none. */
  top?: SelectChoice;
  /** Id of the chosen one; '' while what is typed names none, null while nothing is typed. */
  value: string | null;
  onChange: (id: string | null) => void;
};

/** One category out of the tree, by its whole way from the top. */
export function CategoryField({ choices, top, value, onChange, ...field }: CategoryFieldProps) {
  const { t, language } = useTexts('managedCategories');
  const all: SelectChoice[] = [...(top ? [top] : []), ...choices.map((branch) => ({ id: branch.node.id, text: wayTo(branch, language) }))];
  const [text, setText] = useState(all.find(({ id }) => id === value)?.text ?? '');
  const named = (typed: string) => all.find((choice) => folded(choice.text) === folded(typed.trim()));
  const change = (typed: string) => {
    setText(typed);
    onChange(typed.trim() === '' ? null : (named(typed)?.id ?? ''));
  };
  return (
    <SearchableSelect
      {...field}
      text={text}
      onChange={change}
      choices={all}
      like={(typed) => all.filter((choice) => folded(choice.text).includes(folded(typed.trim())))}
      named={named}
      listLabel={t('title')}
      placeholder={t('form.placePlaceholder')}
    />
  );
}
