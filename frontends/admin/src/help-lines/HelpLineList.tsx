import { DEFAULT_LANGUAGE, type HelpLine, inLanguage, LIMITS, localisedField } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { announce } from '@pusula/frontend-kit/page';
import { Button, PlusIcon, Small } from '@pusula/frontend-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { HelpLineRow } from './HelpLineRow.tsx';
import { Adding, HelpLineEntries } from './HelpLines.styles.ts';
import { emptyLine, today } from './help-line-form.ts';
import type { HelpLineFields } from './help-lines.slice.ts';

const FIRST_FIELD = localisedField('name', DEFAULT_LANGUAGE);

/** The lines in the order in which somebody in danger reads them: moved, removed and brought back, added at the end. */
export function HelpLineList() {
  const { t, language } = useTexts('helpLines');
  const form = useFormContext<HelpLineFields>();
  const { fields, append, insert, move, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const [removed, setRemoved] = useState<{ line: HelpLine; place: number } | null>(null);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The row is gone, and with it the button that the keyboard was at.
    if (removed) undo.current?.focus();
  }, [removed]);
  const nameOf = (line: HelpLine) => inLanguage(line, 'name', language) || t('new');
  const moveBy = (place: number, by: 1 | -1) => {
    const name = nameOf(form.getValues(`lines.${place}`));
    move(place, place + by);
    announce(t('movedTo', { name, place: place + by + 1, count: fields.length }));
  };
  const removeAt = (place: number) => {
    setRemoved({ line: form.getValues(`lines.${place}`), place });
    remove(place);
  };
  const bringBack = () => {
    if (removed) insert(removed.place, removed.line, { focusName: `lines.${removed.place}.${FIRST_FIELD}` });
    setRemoved(null);
  };
  const isFull = fields.length >= LIMITS.helpLines;
  return (
    <>
      <HelpLineEntries aria-label={t('list')}>
        {fields.map(({ id }, place) => (
          <HelpLineRow
            key={id}
            place={place}
            onUp={place > 0 ? () => moveBy(place, -1) : null}
            onDown={place < fields.length - 1 ? () => moveBy(place, 1) : null}
            onRemove={() => removeAt(place)}
          />
        ))}
      </HelpLineEntries>
      <Adding>
        <div role="status">
          {removed && (
            <Small as="div">
              {t('removed', { name: nameOf(removed.line) })}{' '}
              <Button ref={undo} look="text" small onClick={bringBack}>
                {t('undo')}
              </Button>
            </Small>
          )}
        </div>
        {isFull ? (
          <Small>{t('full', { limit: LIMITS.helpLines })}</Small>
        ) : (
          <Button look="line" small onClick={() => append(emptyLine(today()), { focusName: `lines.${fields.length}.${FIRST_FIELD}` })}>
            <PlusIcon aria-hidden />
            {t('add')}
          </Button>
        )}
      </Adding>
    </>
  );
}
