import { NO_PARENT } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, Dialog, DialogFooter } from '@pusula/frontend-kit/ui';
import { type FormEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Form } from './CategoryDialog.styles.ts';
import { CategoryField } from './CategoryField.tsx';
import { categories } from './categories.slice.ts';
import { SaveProblem } from './SaveProblem.tsx';
import { type Branch, nameIn, placesFor, type Tree } from './tree.ts';
import { useSave } from './use-save.ts';

/** Puts a category, with all that is below it, below another one or on top. */
export function MoveDialog({ tree, branch: { node }, onClose }: { tree: Tree; branch: Branch; onClose: () => void }) {
  const { t, language } = useTexts('managedCategories');
  const dispatch = useDispatch();
  const save = useSave(onClose);
  const [place, setPlace] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (place) dispatch(categories.moved({ id: node.id, version: node.version, parentId: place }));
  };
  // Where it is already is no place to move to.
  const choices = placesFor(tree, node.id).filter((one) => one.node.id !== node.parentId);
  return (
    <Dialog open form onClose={onClose} title={t('move.title')} text={t('move.text', { name: nameIn(language, node) })}>
      <Form noValidate onSubmit={submit}>
        <SaveProblem problem={save.error} />
        <CategoryField
          label={t('move.to')}
          error={isAsked && !place ? t('form.placeUnknown') : undefined}
          choices={choices}
          {...(node.parentId !== NO_PARENT && { top: { id: NO_PARENT, text: t('top') } })}
          value={place}
          onChange={setPlace}
        />
        <DialogFooter cancel={t('cancel')} onCancel={onClose}>
          <Button type="submit" busy={save.loading}>
            {t('move.submit')}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
