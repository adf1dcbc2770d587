import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { Checkbox } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import { type CityFacet, citiesLike, cityChoices } from './city-choices.ts';
import { Choice, Group, More, Nobody } from './Filters.styles.ts';
import { Finder } from './Finder.tsx';
import { toggled } from './search-address.ts';

/** Seen without asking for more. */
const FIRST = 6;

type CityFilterProps = { facets: readonly CityFacet[]; chosen: readonly string[]; onChange: (chosen: string[]) => void };

export function CityFilter({ facets, chosen, onChange }: CityFilterProps) {
  const { t, language } = useTexts('search');
  const [typed, setTyped] = useState('');
  const [isWhole, setWhole] = useState(false);
  const all = cityChoices(facets, chosen);
  if (all.length === 0) return null;
  const found = typed.trim() ? citiesLike(all, typed) : all;
  const isShort = !isWhole && !typed.trim();
  const shown = isShort ? found.filter(({ name }, place) => place < FIRST || chosen.includes(name)) : found;
  return (
    <Group>
      <legend>{t('filters.city')}</legend>
      <Finder label={t('filters.findCity')} typed={typed} onType={setTyped} />
      <ul>
        {shown.map(({ name, count }) => (
          <Choice key={name} $gives={count}>
            <Checkbox
              checked={chosen.includes(name)}
              onChange={() => onChange(toggled(chosen, name))}
              count={formatNumber(count, language)}
            >
              {name}
            </Checkbox>
          </Choice>
        ))}
      </ul>
      {found.length === 0 && typed.trim() && <Nobody role="status">{t('filters.noCity', { typed: typed.trim() })}</Nobody>}
      {!typed.trim() && all.length > FIRST && (
        <More type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('filters.fewer') : t('filters.allCities', { count: all.length })}
        </More>
      )}
    </Group>
  );
}
