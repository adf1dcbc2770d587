import { useTexts } from '@pusula/frontend-kit/i18n';
import { TextField } from '@pusula/frontend-kit/ui';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { tidyCode, tidyNumber } from './phone-number.ts';

const Row = styled.div`
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

type Part = {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
  error: string | undefined;
};

/** A country code and a number of ten digits (specification section 5). */
export function PhoneField({ code, number, help }: { code: Part; number: Part; help: string }) {
  const { t } = useTexts('fields');
  return (
    <Row>
      <TextField
        {...code}
        onChange={({ target }) => code.onChange(tidyCode(target.value))}
        label={t('phoneCode')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-country-code"
        end={<Plus aria-hidden="true">+</Plus>}
      />
      <TextField
        {...number}
        onChange={({ target }) => number.onChange(tidyNumber(target.value, code.value))}
        label={t('phone')}
        help={help}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder={PATTERN}
      />
    </Row>
  );
}
