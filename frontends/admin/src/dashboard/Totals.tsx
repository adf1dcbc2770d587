import { formatNumber, formatPercent, useTexts } from '@pusula/frontend-kit/i18n';
import { Skeleton } from '@pusula/frontend-kit/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type UsersAddress, usersPath } from '../users/users-address.ts';
import type { DashboardStats } from './statistics.ts';

const TotalRow = styled.dl`
  display: grid;
  grid-template-columns: repeat(7, auto);
  justify-content: space-between;
  gap: var(--s3) var(--s5);
  padding-bottom: var(--s5);
  border-bottom: 1px solid var(--rule-2);
  font-variant-numeric: tabular-nums;
  > div {
    position: relative;
    min-height: 44px;
  }
  dt {
    font: var(--t-small);
    color: var(--ink-2);
  }
  dd {
    font: 600 0.9375rem/1.4 var(--sans);
    white-space: nowrap;
  }
  small {
    margin-left: 6px;
    font: var(--t-small);
    color: var(--ink-3);
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: -2px;
  }
  a:hover {
    text-decoration: underline;
  }
  @media (max-width: 1100px) {
    grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
    justify-content: stretch;
  }
`;

type Total = { readonly count: number; readonly ratio?: number; readonly of: Partial<UsersAddress> };
const KEYS = ['users', 'coaches', 'members', 'enabled', 'disabled', 'unverified', 'deleted'] as const;

const totalsOf = (people: DashboardStats): Readonly<Record<(typeof KEYS)[number], Total>> => ({
  users: { count: people.totalUsers, of: { status: 'existing' } },
  coaches: { count: people.totalCoaches, ratio: people.coachesRatio, of: { status: 'existing', userType: 'coach' } },
  members: { count: people.totalMembers, ratio: people.membersRatio, of: { status: 'existing', userType: 'member' } },
  enabled: { count: people.enabledUsers, ratio: people.activeUsersRatio, of: { status: 'enabled' } },
  disabled: { count: people.disabledUsers, of: { status: 'disabled' } },
  unverified: { count: people.unverifiedUsers, of: { isUnverified: true } },
  deleted: { count: people.deletedUsers, of: { status: 'deleted' } },
});

/** How many people of which kind there are: each leads to a list of as many. */
export function Totals({ people }: { people: DashboardStats | null }) {
  const { t, language } = useTexts('dashboard');
  const totals = people && totalsOf(people);
  return (
    <TotalRow>
      {KEYS.map((key) => {
        const total = totals?.[key];
        return (
          <div key={key}>
            <dt>{total ? <Link to={usersPath(total.of)}>{t(`totals.${key}`)}</Link> : t(`totals.${key}`)}</dt>
            <dd>
              {total ? formatNumber(total.count, language) : <Skeleton $height="21px" $width="48px" />}
              {total?.ratio !== undefined && <small>{formatPercent(total.ratio, language)}</small>}
            </dd>
          </div>
        );
      })}
    </TotalRow>
  );
}
