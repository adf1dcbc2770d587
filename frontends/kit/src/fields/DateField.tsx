import { monthNames } from '@pusula/frontend-kit/i18n';
import { FieldError, Small } from '@pusula/frontend-kit/ui';
import { type Ref, useId, useState } from 'react';
import { Group, Part } from './DateField.styles.ts';
import { type DateParts, daysIn, joinParts, splitDate } from './date-parts.ts';
import { useFieldTexts } from './texts.ts';

const padded = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, '0'));

type DateFieldProps = {
  label: string;
  name: string;
  /** ISO 8601; parts that are not chosen yet are empty: `1990--05`. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLSelectElement>;
  /** To choose from, in this order. */
  years: readonly number[];
  /** `bday`: the browser knows the reader's date of birth. */
  autoComplete?: 'bday';
  disabled?: boolean;
  error: string | undefined;
};

/** Day, month by name, year, in the order of both languages. Lists that the reader's own device shows: quicker than a calendar for a far-away day. */
export function DateField({ label, name, value, onChange, onBlur, ref, years, autoComplete, disabled = false, error }: DateFieldProps) {
  const { t, language } = useFieldTexts();
  const id = useId();
  const parts = splitDate(value);
  /** The last day of the month, where it took the place of a day that the month does not have. */
  const [movedTo, setMovedTo] = useState<number | null>(null);
  const choose = (part: keyof DateParts, chosen: string) => {
    const wanted = { ...parts, [part]: chosen };
    const last = daysIn(wanted);
    const isBeyond = Number(wanted.day) > last;
    setMovedTo(isBeyond ? last : null);
    onChange(joinParts(isBeyond ? { ...wanted, day: String(last) } : wanted));
  };
  const names = monthNames(language);
  const lists: readonly (readonly [part: keyof DateParts, options: readonly (readonly [value: string, text: string])[]])[] = [
    ['day', padded(daysIn(parts)).map((day) => [day, String(Number(day))])],
    ['month', padded(12).map((month, index) => [month, names[index] ?? month])],
    ['year', years.map((year) => [String(year), String(year)])],
  ];
  return (
    <Group
      disabled={disabled}
      // Between the three, the reader has not left the field.
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onBlur()}
    >
      <legend>{label}</legend>
      <div>
        {lists.map(([part, options]) => (
          <Part key={part}>
            <select
              {...(part === 'day' && { ref })}
              name={`${name}-${part}`}
              aria-label={t(`date.${part}`)}
              value={parts[part]}
              onChange={({ target }) => choose(part, target.value)}
              autoComplete={autoComplete && `${autoComplete}-${part}`}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
            >
              <option value="">{t(`date.${part}`)}</option>
              {options.map(([one, text]) => (
                <option key={one} value={one}>
                  {text}
                </option>
              ))}
            </select>
          </Part>
        ))}
      </div>
      <Small role="status">{movedTo !== null && t('date.moved', { day: movedTo })}</Small>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </Group>
  );
}
