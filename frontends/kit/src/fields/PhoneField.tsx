import { TextField } from '@pusula/frontend-kit/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import type { PhoneAnswers } from './personal.schema.ts';
import { tidyCode, tidyNumber } from './phone-number.ts';
import { useFieldTexts } from './texts.ts';
import { useErrorOf } from './use-error-of.ts';

const PhoneRow = styled.div`
  display: grid;
  grid-template-columns: 112px minmax(0, 320px);
  gap: var(--s4);
`;
const Plus = styled.span`
  position: absolute;
  left: 14px;
  top: 50%;
  translate: 0 -50%;
  color: var(--ink-3);
  + input,
  input:has(+ &) {
    padding-left: 30px;
  }
`;

/** Mobile numbers of the country begin with a five (specification section 5). */
const PATTERN = '5XXXXXXXXX';

/**
 * A country code and a number of ten digits (specification section 5), in the form around them.
 * @param isOwn the browser may know them: they are the reader's
 */
export function PhoneField({ isOwn = true }: { isOwn?: boolean }) {
  const { t } = useFieldTexts();
  const { control, watch, ...form } = useFormContext<PhoneAnswers>();
  const errorOf = useErrorOf(form);
  return (
    <PhoneRow>
      <Controller
        control={control}
        name="phoneCode"
        render={({ field }) => (
          <TextField
            {...field}
            onChange={({ target }) => field.onChange(tidyCode(target.value))}
            label={t('phoneCode')}
            type="tel"
            inputMode="numeric"
            autoComplete={isOwn ? 'tel-country-code' : 'off'}
            end={<Plus aria-hidden="true">+</Plus>}
            error={errorOf('phoneCode')}
          />
        )}
      />
      <Controller
        control={control}
        name="phone"
        render={({ field }) => (
          <TextField
            {...field}
            onChange={({ target }) => field.onChange(tidyNumber(target.value, watch('phoneCode')))}
            label={t('phone')}
            help={t('phoneHelp')}
            type="tel"
            inputMode="numeric"
            autoComplete={isOwn ? 'tel-national' : 'off'}
            placeholder={PATTERN}
            error={errorOf('phone')}
          />
        )}
      />
    </PhoneRow>
  );
}
