import { useTexts } from '@pusula/frontend-kit/i18n';
import { useOpened } from '@pusula/frontend-kit/resource';
import { Button, Dialog, DialogFooter, RetryNotice, Skeleton } from '@pusula/frontend-kit/ui';
import { type FormEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Form } from './CategoryDialog.styles.ts';
import { CategoryField } from './CategoryField.tsx';
import { categories, deletionImpact, type Impact } from './categories.slice.ts';
import { ImpactList } from './ImpactList.tsx';
import { SaveProblem } from './SaveProblem.tsx';
import { type Branch, nameIn, placesFor, type Tree } from './tree.ts';
import { useSave } from './use-save.ts';

type DeleteDialogProps = { tree: Tree; branch: Branch; onClose: () => void };

/** The question before a category goes: what it touches, and where that belongs from then on. */
export function DeleteDialog({ tree, branch: { node }, onClose }: DeleteDialogProps) {
  const { t, language } = useTexts('managedCategories');
  const { data: found, error, retry } = useOpened(deletionImpact, { id: node.id });
  return (
    <Dialog open alert onClose={onClose} title={t('remove.title')} text={t('remove.text', { name: nameIn(language, node) })}>
      {error && <RetryNotice problem={error} onRetry={retry} />}
      {!found && !error && <Skeleton $height="120px" />}
      {found && <Question tree={tree} id={node.id} impact={found} onClose={onClose} />}
    </Dialog>
  );
}

type QuestionProps = { tree: Tree; id: string; impact: Impact; onClose: () => void };

function Question({ tree, id, impact, onClose }: QuestionProps) {
  const { t } = useTexts('managedCategories');
  const dispatch = useDispatch();
  const save = useSave(onClose);
  const [target, setTarget] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const isEmpty = impact.coaches === 0 && impact.subcategories.length === 0;
  const isUnanswered = target === '' || (target === null && !isEmpty);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isUnanswered) dispatch(categories.deleted({ id, ...(target && { targetId: target }) }));
  };
  return (
    <Form noValidate onSubmit={submit}>
      <SaveProblem problem={save.error} />
      <ImpactList impact={impact} hasTarget={Boolean(target)} />
      <CategoryField
        label={t(isEmpty ? 'remove.optionalTarget' : 'remove.target')}
        help={t(isEmpty && !target ? 'remove.undoable' : 'remove.final')}
        error={isAsked && isUnanswered ? t('form.placeUnknown') : undefined}
        choices={placesFor(tree, id)}
        value={target}
        onChange={setTarget}
      />
      <DialogFooter cancel={t('cancel')} onCancel={onClose}>
        <Button type="submit" look="danger" busy={save.loading}>
          {t('remove.submit')}
        </Button>
      </DialogFooter>
    </Form>
  );
}
