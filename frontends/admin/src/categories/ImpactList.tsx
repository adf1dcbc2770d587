import { useTexts } from '@pusula/frontend-kit/i18n';
import { Touched } from './CategoryDialog.styles.ts';
import type { Impact } from './categories.slice.ts';
import { nameIn } from './tree.ts';

/** What deleting a category touches. @param hasTarget whether there is somewhere for its addresses to lead */
export function ImpactList({
  impact: { coaches, coachesBelow, subcategories, addresses },
  hasTarget,
}: {
  impact: Impact;
  hasTarget: boolean;
}) {
  const { t, language } = useTexts('managedCategories');
  const isEmpty = coaches === 0 && subcategories.length === 0;
  return (
    <Touched>
      {isEmpty && <p>{t('remove.empty')}</p>}
      {coaches > 0 && <p>{t('remove.coaches', { count: coaches })}</p>}
      {coachesBelow > 0 && <p>{t('remove.coachesBelow', { count: coachesBelow })}</p>}
      {subcategories.length > 0 && (
        <div>
          <h3>{t('remove.subcategories', { count: subcategories.length })}</h3>
          <ul>
            {subcategories.map((one) => (
              <li key={one.id}>{nameIn(language, one)}</li>
            ))}
          </ul>
        </div>
      )}
      {addresses.length > 0 && (
        <div>
          <h3>{t(isEmpty && !hasTarget ? 'remove.addressesEnd' : 'remove.addresses')}</h3>
          <ul>
            {addresses.map((address) => (
              <li key={address}>
                <code>{address}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Touched>
  );
}
