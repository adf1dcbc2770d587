import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, Dialog, DialogFooter, Select } from '@pusula/frontend-kit/ui';
import { type FormEvent, useState } from 'react';
import { Form } from '../categories/CategoryDialog.styles.ts';
import { CategoryField } from '../categories/CategoryField.tsx';
import { placesFor, type Tree } from '../categories/tree.ts';
import type { ExampleKind } from '../category-examples/example-lists.ts';
import { isNameLike } from './name-like.ts';
import type { MissedWords } from './search-misses.slice.ts';

type GiveDialogProps = { words: MissedWords; tree: Tree; onGive: (categoryId: string, kind: ExampleKind) => void; onClose: () => void };

/** Which category words belong to, where the search reads none in them or another one; and as what, where they are few enough for a name. */
export function GiveDialog({ words, tree, onGive, onClose }: GiveDialogProps) {
  const { t } = useTexts('searchMisses');
  const [chosen, setChosen] = useState<string | null>(null);
  const mayBeName = isNameLike(words.words);
  const [kind, setKind] = useState<ExampleKind>(mayBeName ? 'name' : 'sentence');
  const [isAsked, setAsked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (chosen) onGive(chosen, kind);
  };
  return (
    <Dialog open form onClose={onClose} title={t('ask.title')} text={t(mayBeName ? 'ask.textShort' : 'ask.text', { words: words.words })}>
      <Form noValidate onSubmit={submit}>
        <CategoryField
          label={t('ask.category')}
          error={isAsked && !chosen ? t('ask.unknown') : undefined}
          choices={placesFor(tree, null)}
          value={chosen}
          onChange={setChosen}
        />
        {mayBeName && (
          <Select
            label={t('ask.as')}
            help={t('ask.asHelp')}
            options={(['name', 'sentence'] as const).map((value) => ({ value, label: t(`ask.asOne.${value}`) }))}
            value={kind}
            onChange={({ target }) => setKind(target.value === 'name' ? 'name' : 'sentence')}
          />
        )}
        <DialogFooter cancel={t('ask.cancel')} onCancel={onClose}>
          <Button type="submit">{t('ask.submit')}</Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
