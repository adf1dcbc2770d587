import { type City, findCity } from '@pusula/contracts';
import { SearchableSelect, type SelectChoice } from '@pusula/frontend-kit/ui';
import type { Ref } from 'react';
import { citiesLike } from './cities-like.ts';
import { useFieldTexts } from './texts.ts';

const toChoice = ({ id, name }: City): SelectChoice => ({ id, text: name });
const ALL = citiesLike('').map(toChoice);
const like = (typed: string) => citiesLike(typed).map(toChoice);
const named = (typed: string) => {
  const city = findCity(typed);
  return city && toChoice(city);
};

type CityFieldProps = {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
  error: string | undefined;
};

/** One of the 81 provinces. */
export function CityField({ value, ...field }: CityFieldProps) {
  const { t } = useFieldTexts();
  return (
    <SearchableSelect
      {...field}
      text={value}
      choices={ALL}
      like={like}
      named={named}
      listLabel={t('cities')}
      placeholder={t('cityPlaceholder')}
    />
  );
}
