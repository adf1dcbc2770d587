import { FACT_FACETS, type FactFacet } from '@pusula/contracts';
import { useFactNames } from '@pusula/frontend-kit/coach';
import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { Checkbox } from '@pusula/frontend-kit/ui';
import { Choice, Group } from './Filters.styles.ts';

type FactFilterProps = {
  facet: FactFacet;
  counts: readonly { readonly value: string; readonly count: number }[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
};

/** The values of one fact: all that any coach of this search has, and chosen ones that none has any more. */
export function FactFilter({ facet, counts, chosen, onToggle }: FactFilterProps) {
  const { t, language } = useTexts('search');
  const { valueName } = useFactNames();
  const countOf = (value: string) => counts.find((counted) => counted.value === value)?.count ?? 0;
  const shown = FACT_FACETS[facet].filter((value) => countOf(value) > 0 || chosen.includes(value));
  if (shown.length === 0) return null;
  return (
    <Group>
      <legend>{t(`filters.${facet}`)}</legend>
      <ul>
        {shown.map((value) => (
          <Choice key={value} $gives={countOf(value)}>
            <Checkbox checked={chosen.includes(value)} onChange={() => onToggle(value)} count={formatNumber(countOf(value), language)}>
              {valueName(facet, value)}
            </Checkbox>
          </Choice>
        ))}
      </ul>
    </Group>
  );
}
