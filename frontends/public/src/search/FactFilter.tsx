import { type ChosenFacts, FACT_FACET_NAMES, FACT_FACETS, type FactFacet, isYesNo } from '@pusula/contracts';
import { useFactNames } from '@pusula/frontend-kit/coach';
import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { Checkbox } from '@pusula/frontend-kit/ui';
import { Choice, Group } from './Filters.styles.ts';
import type { Facets } from './stable-facet-order.ts';

/** A heading for each fact of several values, and one for all that are a single choice. */
export const FACT_GROUPS = [
  ...FACT_FACET_NAMES.filter((facet) => !isYesNo(facet)).map((facet) => ({ name: facet, facets: [facet] })),
  { name: 'also', facets: FACT_FACET_NAMES.filter(isYesNo) },
] as const;

type FactFilterProps = {
  group: (typeof FACT_GROUPS)[number];
  counts: Facets['facts'];
  chosen: ChosenFacts;
  onToggle: (facet: FactFacet, value: string) => void;
};

/** The values of facts: all that any coach of this search has, and chosen ones that none has any more. */
export function FactFilter({ group: { name, facets }, counts, chosen, onToggle }: FactFilterProps) {
  const { t, language } = useTexts('search');
  const { valueName } = useFactNames();
  const shown = facets
    .flatMap((facet) => FACT_FACETS[facet].values.map((value) => ({ facet, value, isChosen: chosen[facet].includes(value) })))
    .map((choice) => ({ ...choice, count: counts[choice.facet].find(({ value }) => value === choice.value)?.count ?? 0 }))
    .filter(({ count, isChosen }) => count > 0 || isChosen);
  if (shown.length === 0) return null;
  return (
    <Group>
      <legend>{t(`filters.${name}`)}</legend>
      <ul>
        {shown.map(({ facet, value, isChosen, count }) => (
          <Choice key={facet + value} $gives={count}>
            <Checkbox checked={isChosen} onChange={() => onToggle(facet, value)} count={formatNumber(count, language)}>
              {valueName(facet, value)}
            </Checkbox>
          </Choice>
        ))}
      </ul>
    </Group>
  );
}
