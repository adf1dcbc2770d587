import { findCity } from '@pusula/contracts';
import { Combobox, controlBox, Field } from '@pusula/frontend-kit/ui';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { citiesLike } from './cities-like.ts';
import { useFieldTexts } from './texts.ts';

const Frame = styled.div`
  position: relative;
  > input {
    ${controlBox}
  }
  [role='listbox'] {
    max-height: 304px;
    overflow: auto;
  }
`;

type CityFieldProps = {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
  error: string | undefined;
};

/** One of the 81 provinces: typed, in any spelling, or chosen. */
export function CityField({ label, name, value, onChange, onBlur, ref, error }: CityFieldProps) {
  const { t } = useFieldTexts();
  const known = findCity(value);
  // A field that is filled in shows everything again: its reader wants another one.
  const cities = citiesLike(known?.name === value ? '' : value);
  const settle = () => {
    if (known && known.name !== value) onChange(known.name);
    onBlur();
  };
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Frame onBlur={settle}>
          <Combobox
            {...control}
            ref={ref}
            name={name}
            value={value}
            onChange={onChange}
            onSelect={({ text }) => onChange(text)}
            options={cities.map(({ id, name: city }) => ({ key: id, content: city, text: city }))}
            listLabel={t('cities')}
            placeholder={t('cityPlaceholder')}
          />
        </Frame>
      )}
    </Field>
  );
}
