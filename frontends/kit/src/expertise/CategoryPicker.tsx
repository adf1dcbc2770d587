import { type CategoryNode, LIMITS } from '@pusula/contracts';
import { useCategoryTree, useOtherCategoryNames } from '@pusula/frontend-kit/categories';
import { RemovableChip, RetryNotice, SearchField, Skeleton, Small } from '@pusula/frontend-kit/ui';
import { type ReactNode, type Ref, useState } from 'react';
import { CategoryGroupList } from './CategoryGroupList.tsx';
import { Chosen, PickerFrame } from './CategoryPicker.styles.ts';
import { chosenIn, groupsLike, groupsOf } from './category-choices.ts';
import { useExpertiseTexts } from './texts.ts';

type CategoryPickerProps = {
  label: string;
  help?: string;
  /** Ids of categories. */
  value: readonly string[];
  /** Names of those that may have been chosen before they left the tree. */
  known?: readonly Pick<CategoryNode, 'id' | 'name'>[] | undefined;
  onChange: (value: string[]) => void;
  ref?: Ref<HTMLInputElement>;
  error: ReactNode;
};

/** That of fifteen folded fields: what stands below moves little when they come. */
const LIST_HEIGHT = '735px';

/** What a coach is good at: chosen from the tree of categories, found by a word of their names in any language. */
export function CategoryPicker({ label, help, value, known, onChange, ref, error }: CategoryPickerProps) {
  const { t } = useExpertiseTexts();
  const { categories, loading, error: problem, isThere, retry } = useCategoryTree();
  const [typed, setTyped] = useState('');
  const otherNames = useOtherCategoryNames(typed.trim() !== '');
  if (!isThere && problem) return <RetryNotice problem={problem} busy={loading} onRetry={retry} />;
  const groups = groupsLike(groupsOf(categories), typed, otherNames);
  const chosen = chosenIn(categories, value, known);
  const isFull = value.length >= LIMITS.coachMaximumCategories;
  const without = (id: string) => value.filter((other) => other !== id);
  return (
    <PickerFrame>
      <SearchField
        ref={ref}
        label={label}
        help={help}
        aside={<Small as="span">{t('categories.count', { count: value.length, maximum: LIMITS.coachMaximumCategories })}</Small>}
        placeholder={t('categories.find')}
        value={typed}
        onChange={setTyped}
        // Enter belongs to the list here, not to the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        error={error}
      />
      {chosen.length > 0 && (
        <Chosen aria-label={t('categories.chosen')}>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <RemovableChip aria-label={t('categories.remove', { name })} onClick={() => onChange(without(id))}>
                {name}
              </RemovableChip>
            </li>
          ))}
        </Chosen>
      )}
      {isFull && <Small role="status">{t('categories.full', { maximum: LIMITS.coachMaximumCategories })}</Small>}
      {isThere ? (
        <CategoryGroupList
          groups={groups}
          areOpen={typed.trim() !== ''}
          value={value}
          isFull={isFull}
          onToggle={(id) => onChange(value.includes(id) ? without(id) : [...value, id])}
        />
      ) : (
        <Skeleton $height={LIST_HEIGHT} />
      )}
      {isThere && groups.length === 0 && <Small role="status">{t('categories.none', { typed: typed.trim() })}</Small>}
    </PickerFrame>
  );
}
