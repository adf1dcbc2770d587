import { useCategoryTree } from '@pusula/frontend-kit/categories';
import { chosenIn } from '@pusula/frontend-kit/expertise';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Chips, RemovableChip } from '@pusula/frontend-kit/ui';
import type { ReactNode } from 'react';
import { shortDay, shortDays } from '../console/days.ts';
import { useUsersAddress } from './use-users-address.ts';
import type { UsersAddress } from './users-address.ts';

/** Filters that other screens link to, and that no field of the toolbar shows: each can be taken away. */
export function UserChips() {
  const { t } = useTexts('users');
  const { address, goTo } = useUsersAddress();
  const registered = useRegistered(address);
  const { city, categoryId, isPublic, isUnverified } = address;
  if (!registered && !city && !categoryId && !isPublic && !isUnverified) return null;
  const chip = (filter: string, without: Partial<UsersAddress>) => (
    <RemovableChip aria-label={t('chips.remove', { filter })} onClick={() => goTo({ view: 'all', ...without })}>
      {filter}
    </RemovableChip>
  );
  return (
    <Chips role="group" aria-label={t('chips.label')}>
      {registered && chip(registered, { from: '', to: '' })}
      {isPublic && chip(t('chips.isPublic'), { isPublic: false })}
      {isUnverified && chip(t('chips.isUnverified'), { isUnverified: false })}
      {city && chip(t('chips.city', { city }), { city: '' })}
      {categoryId && <CategoryChip id={categoryId}>{(filter) => chip(filter, { categoryId: '' })}</CategoryChip>}
    </Chips>
  );
}

/** The days of registration in words; '' when any will do. */
function useRegistered({ from, to }: UsersAddress): string {
  const { t, language } = useTexts('users');
  if (from && to) return t('chips.registered', { days: shortDays(from, to, language) });
  if (from) return t('chips.since', { day: shortDay(from, language) });
  return to && t('chips.until', { day: shortDay(to, language) });
}

/** Needs the tree, which nobody loads who filters by something else. */
function CategoryChip({ id, children }: { id: string; children: (filter: string) => ReactNode }) {
  const { t } = useTexts('users');
  const { categories } = useCategoryTree();
  return children(t('chips.category', { name: chosenIn(categories, [id])[0]?.name ?? '…' }));
}
