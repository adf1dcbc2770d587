import { withoutNumber } from '@pusula/contracts';
import { EditForm, useEditForm } from '@pusula/frontend-kit/editing';
import { formatDate, formatList, useTexts } from '@pusula/frontend-kit/i18n';
import { Note } from '@pusula/frontend-kit/ui';
import { useMemo, useRef } from 'react';
import { type FieldPath, useWatch } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { HelpLineList } from './HelpLineList.tsx';
import { Problems } from './HelpLines.styles.ts';
import { errorFields, fieldsOf, helpLinesSchema, oldCheck, today } from './help-line-form.ts';
import { type HelpLineFields, helpLines, SAVE, type SavedHelpLines, selectHelpLines } from './help-lines.slice.ts';
import { useLineText } from './use-line-text.ts';

/** All lines in one form, saved together. */
export function HelpLinesForm({ saved }: { saved: SavedHelpLines }) {
  const { t, language } = useTexts('helpLines');
  const dispatch = useDispatch();
  const lineText = useLineText();
  const { conflict } = useSelector(selectHelpLines);
  const missing = useRef<HTMLDivElement>(null);
  const schema = useMemo(() => helpLinesSchema(saved.helpLines, today()), [saved]);
  /** Of all that is wrong, the first is where the keyboard goes. */
  const reveal = () => {
    const [first] = schema.safeParse(edit.form.getValues()).error?.issues ?? [];
    if (!first || first.path.length === 1) missing.current?.focus();
    else edit.form.setFocus(first.path.join('.') as FieldPath<HelpLineFields>);
  };
  const edit = useEditForm<SavedHelpLines, HelpLineFields>({
    name: 'help-lines',
    schema,
    errorFields,
    fieldsOf,
    subject: saved,
    conflict,
    saveKey: SAVE,
    onSubmit: (submission) => void dispatch(helpLines.submitted(submission)),
    onConflictSettled: () => void dispatch(helpLines.conflictSettled()),
    reveal,
  });
  const lines = useWatch({ control: edit.form.control, name: 'lines' });
  const unreachable = withoutNumber(lines);
  const oldest = oldCheck(lines, today());
  const isRefused = edit.form.formState.errors.lines?.type === 'server';
  const names = { lines: { label: t('list'), say: (all: HelpLineFields['lines']) => all.map(lineText).join('\n') } };
  return (
    <EditForm edit={edit} names={names} cancelTo="/admin/dashboard">
      {oldest && <Note>{t('old', { date: formatDate(oldest, language) })}</Note>}
      <Problems ref={missing} tabIndex={-1}>
        {unreachable.length > 0 && (
          <Note tone="bad">
            {t('missing', {
              kinds: formatList(
                unreachable.map((kind) => t(`helps.${kind}`)),
                language,
              ),
            })}
          </Note>
        )}
        {isRefused && <Note tone="bad">{t('errors.refused')}</Note>}
      </Problems>
      <HelpLineList />
    </EditForm>
  );
}
