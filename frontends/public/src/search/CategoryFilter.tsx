import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { Checkbox } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import { type CategoryFacet, categoryGroups, chooseCategory, isUnfolded } from './category-choice.ts';
import { Below, Choice, Group, More } from './Filters.styles.ts';

/** Seen without asking for more. */
const FIRST = 7;

type CategoryFilterProps = { facets: readonly CategoryFacet[]; chosen: readonly string[]; onChange: (chosen: string[]) => void };

/** Top-level categories; a chosen one unfolds, so that its choice can be narrowed down. */
export function CategoryFilter({ facets, chosen, onChange }: CategoryFilterProps) {
  const { t, language } = useTexts('search');
  const [isWhole, setWhole] = useState(false);
  const groups = categoryGroups(facets);
  if (groups.length === 0) return null;
  const shown = groups.filter((group, place) => isWhole || place < FIRST || isUnfolded(group, chosen));
  const choice = (category: CategoryFacet) => (
    <Checkbox
      checked={chosen.includes(category.id)}
      onChange={() => onChange(chooseCategory(chosen, category, facets))}
      count={formatNumber(category.count, language)}
    >
      {category.name}
    </Checkbox>
  );
  return (
    <Group>
      <legend>{t('filters.category')}</legend>
      <ul>
        {shown.map((group) => (
          <Choice key={group.category.id} $gives={group.category.count}>
            {choice(group.category)}
            {isUnfolded(group, chosen) && group.below.length > 0 && (
              <Below>
                {group.below.map((category) => (
                  <Choice key={category.id} $gives={category.count}>
                    {choice(category)}
                  </Choice>
                ))}
              </Below>
            )}
          </Choice>
        ))}
      </ul>
      {groups.length > FIRST && (
        <More type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('filters.fewer') : t('filters.allCategories', { count: groups.length })}
        </More>
      )}
    </Group>
  );
}
