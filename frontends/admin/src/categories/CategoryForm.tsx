import { zodResolver } from '@hookform/resolvers/zod';
import { type CategoryNode, LANGUAGES, type Language, localisedField, NO_PARENT } from '@pusula/contracts';
import { disputed, EditDialog, merged } from '@pusula/frontend-kit/editing';
import { useErrorOf } from '@pusula/frontend-kit/fields';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, Checkbox, DialogFooter, TextArea, TextField } from '@pusula/frontend-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { Form, Languages } from './CategoryDialog.styles.ts';
import { CategoryField } from './CategoryField.tsx';
import { categories } from './categories.slice.ts';
import { type CategoryFields, categoryForm, changesOf, draftOf, fieldsOf } from './category-form.ts';
import { ExamplesLink } from './ExamplesLink.tsx';
import { SaveProblem } from './SaveProblem.tsx';
import { placesFor, type Tree } from './tree.ts';
import { useSave } from './use-save.ts';

type CategoryFormProps = {
  tree: Tree;
  /** As it is in the tree now; null: a new one. */
  node: CategoryNode | null;
  /** Of a new one. */
  parentId?: string;
  onClose: () => void;
};

/** What a category is called and says, in every language. */
export function CategoryForm({ tree, node, parentId = NO_PARENT, onClose }: CategoryFormProps) {
  const { t } = useTexts('managedCategories');
  const dispatch = useDispatch();
  const save = useSave(onClose);
  const [place, setPlace] = useState<string | null>(parentId);
  const form = useForm<CategoryFields>({ resolver: zodResolver(categoryForm), mode: 'onTouched', defaultValues: fieldsOf(node) });
  const errorOf = useErrorOf(form);
  const newer = useNewer(node, form);
  const submit = form.handleSubmit((fields) => {
    if (!node) {
      if (place) dispatch(categories.created({ ...draftOf(fields), parentId: place }));
      return;
    }
    const changes = changesOf(fields, node);
    if (Object.keys(changes).length === 0) onClose();
    else dispatch(categories.edited({ id: node.id, version: node.version, ...changes }));
  });
  const control = (text: 'name' | 'description', lang: Language) => {
    const field = localisedField(text, lang);
    return {
      ...form.register(field),
      lang,
      label: t(`field.${field}`),
      error: errorOf(field),
      help: newer[field] === undefined ? undefined : t('form.newer', { value: newer[field] || t('form.empty') }),
    };
  };
  return (
    <EditDialog
      hasChanges={form.formState.isDirty || place !== parentId}
      columns
      onClose={onClose}
      title={t(node ? 'form.editTitle' : 'form.addTitle')}
      text={t('form.text')}
    >
      <Form noValidate onSubmit={submit}>
        <SaveProblem problem={save.error} />
        <Languages>
          {LANGUAGES.map((language) => (
            <TextField key={language} {...control('name', language)} autoComplete="off" />
          ))}
          {LANGUAGES.map((language) => (
            <TextArea key={language} {...control('description', language)} rows={4} />
          ))}
        </Languages>
        {!node && (
          <CategoryField
            label={t('form.parent')}
            error={place ? undefined : t('form.placeUnknown')}
            choices={placesFor(tree, null)}
            top={{ id: NO_PARENT, text: t('top') }}
            value={place}
            onChange={setPlace}
          />
        )}
        {node && <ExamplesLink categoryId={node.id} />}
        <Checkbox {...form.register('isActive')}>{t('form.isActive')}</Checkbox>
        <DialogFooter cancel={t('cancel')} onCancel={onClose}>
          <Button type="submit" busy={save.loading}>
            {t(node ? 'form.save' : 'form.add')}
          </Button>
        </DialogFooter>
      </Form>
    </EditDialog>
  );
}

/**
 * Takes over what somebody else saved meanwhile, where nothing was changed here. @returns what they wrote where both wrote: what stands in the form
 * replaces it with the next save
 */
function useNewer(node: CategoryNode | null, form: ReturnType<typeof useForm<CategoryFields>>): Partial<CategoryFields> {
  const base = useRef(node);
  const [newer, setNewer] = useState<Partial<CategoryFields>>({});
  useEffect(() => {
    const before = base.current;
    base.current = node;
    if (!before || !node || before.version === node.version) return;
    const [began, mine, newest] = [fieldsOf(before), form.getValues(), fieldsOf(node)];
    form.reset(merged(began, mine, newest, 'mine'));
    setNewer(Object.fromEntries(disputed(began, mine, newest).map((field) => [field, newest[field]])));
  }, [node, form]);
  return newer;
}
