import { addDays, localDay } from '@pusula/contracts';
import { formatNumber, formatPercent, useTexts } from '@pusula/frontend-kit/i18n';
import { Skeleton } from '@pusula/frontend-kit/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { usersPath } from '../users/users-address.ts';
import { type Change, useChanges } from './changes.ts';
import type { DashboardStats, SearchStats } from './statistics.ts';

const TileRow = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border-bottom: 1px solid var(--rule-2);
  margin-top: calc(-1 * var(--s5));
  > div {
    position: relative;
    min-height: 138px;
    padding: var(--s5) var(--s4) var(--s5) 0;
  }
  > div + div {
    padding-left: var(--s5);
    border-left: 1px solid var(--rule);
  }
  dt,
  dd:nth-child(n + 3) {
    font: var(--t-small);
    color: var(--ink-2);
  }
  dd:nth-child(4) {
    color: var(--ink-3);
  }
  dd:nth-child(2) {
    margin: 2px 0;
    font: 380 2.375rem/1.15 var(--serif);
    font-variant-numeric: tabular-nums lining-nums;
    letter-spacing: -0.015em;
  }
  dd b {
    font-weight: 600;
    color: var(--ink);
  }
  dd b[data-tone='good'] {
    color: var(--good);
  }
  dd b[data-tone='bad'] {
    color: var(--bad);
  }
  /* The whole tile leads to its list. */
  a {
    color: inherit;
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:hover {
    text-decoration: underline;
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

type Figure = { readonly value: string; readonly change: Change; readonly to?: string };
/** Without a figure it is on its way, or could not be loaded. */
type Tile = { readonly key: string; readonly hasFailed: boolean; readonly figure: Figure | null };
type TilesProps = {
  people: DashboardStats | null;
  searches: SearchStats | null;
  hasFailed: { readonly people: boolean; readonly searches: boolean };
};

/** Four figures that can be read from across the room, and what has become of each. */
export function Tiles({ people, searches, hasFailed }: TilesProps) {
  const { t, language } = useTexts('dashboard');
  const changes = useChanges();
  const tiles: readonly Tile[] = [
    {
      key: 'publicCoaches',
      hasFailed: hasFailed.people,
      figure: people && {
        value: formatNumber(people.publicCoaches, language),
        change: changes.newCoaches(people),
        to: usersPath({ isPublic: true }),
      },
    },
    {
      key: 'registered',
      hasFailed: hasFailed.people,
      figure: people && {
        value: formatNumber(people.registered.now, language),
        change: changes.registered(people),
        to: usersPath(lastDays(people)),
      },
    },
    {
      key: 'searches',
      hasFailed: hasFailed.searches,
      figure: searches && {
        value: formatNumber(rounded(searches.dailySearches.now), language),
        change: changes.searches(searches),
      },
    },
    {
      key: 'withoutResult',
      hasFailed: hasFailed.searches,
      figure: searches && {
        value: searches.withoutResultRatio.now === null ? '–' : formatPercent(searches.withoutResultRatio.now, language),
        change: changes.withoutResult(searches),
      },
    },
  ];
  return (
    <TileRow>
      {tiles.map((tile) => (
        <div key={tile.key}>
          <dt>{tile.figure?.to ? <Link to={tile.figure.to}>{t(`tiles.${tile.key}`)}</Link> : t(`tiles.${tile.key}`)}</dt>
          <Told {...tile} />
        </div>
      ))}
    </TileRow>
  );
}

/** Few searches a day are told to one decimal. */
const rounded = (value: number) => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value));

const lastDays = ({ at, days }: DashboardStats) => {
  const to = localDay(new Date(at));
  return { from: addDays(to, 1 - days), to };
};

function Told({ figure, hasFailed }: Tile) {
  const { t } = useTexts('dashboard');
  if (!figure && !hasFailed)
    return (
      <>
        <dd>
          <Skeleton $height="44px" $width="60%" />
        </dd>
        <dd>
          <Skeleton $height="21px" $width="80%" />
        </dd>
      </>
    );
  const { said, tone, basis }: Change = figure?.change ?? { said: t('unknown') };
  const [before, weight, after] = said.split('*');
  return (
    <>
      <dd>{figure?.value ?? '–'}</dd>
      <dd>
        {before}
        {weight && <b data-tone={tone}>{weight}</b>}
        {after}
      </dd>
      {basis && <dd>{basis}</dd>}
    </>
  );
}
