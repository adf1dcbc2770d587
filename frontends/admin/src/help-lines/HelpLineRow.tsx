import { COUNTRY, HELP, inLanguage, LANGUAGES, type LocalisedField, localisedField } from '@pusula/contracts';
import { DateField, useErrorOf } from '@pusula/frontend-kit/fields';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { announce } from '@pusula/frontend-kit/page';
import { ArrowDownIcon, ArrowUpIcon, Button, CheckboxGroup, CheckIcon, Select, Small, TextField, TrashIcon } from '@pusula/frontend-kit/ui';
import { useId } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { IconButton } from '../categories/CategoryTree.styles.ts';
import { Actions, Checked, Fields, LineHead, LineRow } from './HelpLines.styles.ts';
import { today } from './help-line-form.ts';
import type { HelpLineFields } from './help-lines.slice.ts';

type HelpLineRowProps = {
  place: number;
  /** Null where nothing lies in that direction. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onRemove: () => void;
};

/** One line: what it is called, how it is reached, whom it helps, and when somebody last made sure of that. */
export function HelpLineRow({ place, onUp, onDown, onRemove }: HelpLineRowProps) {
  const { t, language } = useTexts('helpLines');
  const heading = useId();
  const form = useFormContext<HelpLineFields>();
  const errorOf = useErrorOf(form);
  const line = useWatch({ control: form.control, name: `lines.${place}` });
  const name = inLanguage(line, 'name', language) || t('new');
  const text = (field: LocalisedField<'name'> | 'number' | 'address') => ({
    ...form.register(`lines.${place}.${field}`),
    label: t(`field.${field}`),
    error: errorOf(`lines.${place}.${field}`),
    autoComplete: 'off',
  });
  const checkToday = () => {
    form.setValue(`lines.${place}.checkedOn`, today(), { shouldDirty: true, shouldValidate: true });
    announce(t('checkedTodayDone', { name }));
  };
  return (
    <li>
      <LineRow role="group" aria-labelledby={heading}>
        <LineHead>
          <h2 id={heading}>
            <span>{place + 1}</span>{' '}
            {line.number && (
              <>
                <b>{line.number}</b>{' '}
              </>
            )}
            {name}
          </h2>
          <Actions>
            <IconButton type="button" aria-label={t('up', { name })} aria-disabled={!onUp} onClick={() => onUp?.()}>
              <ArrowUpIcon aria-hidden />
            </IconButton>
            <IconButton type="button" aria-label={t('down', { name })} aria-disabled={!onDown} onClick={() => onDown?.()}>
              <ArrowDownIcon aria-hidden />
            </IconButton>
            <IconButton type="button" aria-label={t('remove', { name })} onClick={onRemove}>
              <TrashIcon aria-hidden />
            </IconButton>
          </Actions>
        </LineHead>
        <Fields>
          {LANGUAGES.map((one) => (
            <TextField key={one} {...text(localisedField('name', one))} lang={one} />
          ))}
          <div data-narrow>
            <TextField {...text('number')} type="tel" />
          </div>
          <div data-narrow>
            <Select
              {...form.register(`lines.${place}.country`)}
              label={t('field.country')}
              options={[
                { value: COUNTRY, label: t(`country.${COUNTRY}`) },
                { value: '', label: t('country.anywhere') },
              ]}
            />
          </div>
          <TextField {...text('address')} type="url" />
          {line.number.trim() === '' && line.address.trim() === '' && <Small role="status">{t('nameAlone')}</Small>}
          <Controller
            control={form.control}
            name={`lines.${place}.helps`}
            render={({ field: { disabled: _, onBlur: __, ...helps } }) => (
              <CheckboxGroup
                {...helps}
                label={t('field.helps')}
                choices={HELP.map((kind) => ({ value: kind, label: t(`helps.${kind}`) }))}
                error={errorOf(`lines.${place}.helps`)}
              />
            )}
          />
          <Checked>
            <Controller
              control={form.control}
              name={`lines.${place}.checkedOn`}
              render={({ field: { disabled: _, ...checkedOn } }) => (
                <DateField
                  {...checkedOn}
                  label={t('field.checkedOn')}
                  years={yearsFor(line.checkedOn)}
                  error={errorOf(`lines.${place}.checkedOn`)}
                />
              )}
            />
            <Button look="line" aria-label={t('checkedTodayOf', { name })} onClick={checkToday}>
              <CheckIcon aria-hidden />
              {t('checkedToday')}
            </Button>
          </Checked>
        </Fields>
      </LineRow>
    </li>
  );
}

/** Five years, newest first, and the one that is written there. */
function yearsFor(checkedOn: string): number[] {
  const now = Number(today().slice(0, 4));
  const written = Number(checkedOn.slice(0, 4));
  return [...new Set([...Array.from({ length: 5 }, (_, back) => now - back), ...(written > 0 ? [written] : [])])].toSorted((a, b) => b - a);
}
