import { formatNumber, formatPercent, useTexts } from '@pusula/frontend-kit/i18n';
import { Skeleton } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import type { DashboardStats } from './dashboard.slice.ts';

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border-bottom: 1px solid var(--rule-2);
  margin-top: calc(-1 * var(--s5));
  > div {
    min-height: 138px;
    padding: var(--s5) var(--s4) var(--s5) 0;
  }
  > div + div {
    padding-left: var(--s5);
    border-left: 1px solid var(--rule);
  }
  dt,
  dd:last-child {
    font: var(--t-small);
    color: var(--ink-2);
  }
  dd:nth-child(2) {
    margin: 2px 0;
    font: 380 2.375rem/1.15 var(--serif);
    font-variant-numeric: tabular-nums lining-nums;
    letter-spacing: -0.015em;
  }
  @media (max-width: 720px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > div {
      padding-block: var(--s4);
      min-height: 132px;
    }
    > div + div {
      padding-left: var(--s4);
    }
    > :nth-child(odd) {
      padding-left: 0;
      border-left: 0;
    }
    > :nth-child(n + 3) {
      border-top: 1px solid var(--rule);
    }
    dd:nth-child(2) {
      font-size: 1.75rem;
    }
  }
`;

/** How many there are, in figures that can be read from across the room; the parts and shares of each below. */
export function Figures({ stats }: { stats: DashboardStats | null }) {
  const { t, language } = useTexts('dashboard');
  const number = (value: number) => formatNumber(value, language);
  const share = (value: number) => formatPercent(value, language);
  const figures = stats && [
    { key: 'users', value: number(stats.totalUsers), rest: { unverified: number(stats.unverifiedUsers) } },
    { key: 'coaches', value: number(stats.totalCoaches), rest: { share: share(stats.coachesRatio), found: number(stats.publicCoaches) } },
    { key: 'members', value: number(stats.totalMembers), rest: { share: share(stats.membersRatio) } },
    {
      key: 'active',
      value: share(stats.activeUsersRatio),
      rest: { enabled: number(stats.enabledUsers), disabled: number(stats.disabledUsers) },
    },
  ];
  if (!figures) {
    return (
      <Row aria-hidden="true">
        {['users', 'coaches', 'members', 'active'].map((key) => (
          <div key={key}>
            <dt>{t(`figures.${key}.name`)}</dt>
            <dd>
              <Skeleton $height="44px" $width="60%" />
            </dd>
            <dd>
              <Skeleton $height="21px" $width="80%" />
            </dd>
          </div>
        ))}
      </Row>
    );
  }
  return (
    <Row>
      {figures.map(({ key, value, rest }) => (
        <div key={key}>
          <dt>{t(`figures.${key}.name`)}</dt>
          <dd>{value}</dd>
          <dd>{t(`figures.${key}.rest`, rest)}</dd>
        </div>
      ))}
    </Row>
  );
}
