import { Checkbox, ChevronRightIcon } from '@pusula/frontend-kit/ui';
import { Group, Groups } from './CategoryPicker.styles.ts';
import type { CategoryGroup } from './category-choices.ts';
import { useExpertiseTexts } from './texts.ts';

type CategoryGroupListProps = {
  groups: readonly CategoryGroup[];
  /** While something is looked for, all that is found shows. */
  areOpen: boolean;
  value: readonly string[];
  /** No more can be chosen; what is chosen can be taken away. */
  isFull: boolean;
  onToggle: (id: string) => void;
};

/** The tree: its branches unfold, its lowest categories are ticked. */
export function CategoryGroupList({ groups, areOpen, value, isFull, onToggle }: CategoryGroupListProps) {
  const { t } = useExpertiseTexts();
  return (
    <Groups>
      {groups.map(({ id, name, choices }) => {
        const count = choices.filter((choice) => value.includes(choice.id)).length;
        return (
          <li key={id}>
            {/* Unfolded by the search, folded by its end; in between as its reader likes. */}
            <Group key={String(areOpen)} open={areOpen || undefined}>
              <summary>
                <ChevronRightIcon />
                {name}
                {count > 0 && <span>{t('categories.chosenIn', { count })}</span>}
              </summary>
              <ul aria-label={name}>
                {choices.map((choice) => (
                  <li key={choice.id}>
                    <Checkbox
                      checked={value.includes(choice.id)}
                      disabled={isFull && !value.includes(choice.id)}
                      onChange={() => onToggle(choice.id)}
                    >
                      {choice.name}
                    </Checkbox>
                  </li>
                ))}
              </ul>
            </Group>
          </li>
        );
      })}
    </Groups>
  );
}
