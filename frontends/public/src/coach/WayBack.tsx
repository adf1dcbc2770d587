import { coachAddress, type FoundCoach } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { ArrowLeftIcon, ChevronLeftIcon, ChevronRightIcon } from '@pusula/frontend-kit/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { WayHere } from '../search/use-way-here.ts';

const Nav = styled.nav`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: var(--s4);
  padding-top: var(--s4);
  font: var(--t-small);
  color: var(--ink-2);
  a {
    display: inline-flex;
    align-items: center;
    gap: var(--s2);
    min-height: 44px;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  svg {
    flex: none;
  }
`;
const Neighbours = styled.span`
  display: flex;
  flex: none;
  gap: var(--s5);
  a {
    gap: var(--s1);
  }
  /* The arrow itself stands at the column's edge, and not the blank in its picture. */
  svg:last-child {
    margin-inline-end: -5px;
  }
  /* A phone has no room for both words beside the way back. */
  @media (max-width: 720px) {
    gap: var(--s2);
    svg:first-child + b {
      display: none;
    }
    a:has(> svg:first-child) {
      min-width: 44px;
      justify-content: flex-end;
    }
  }
  b {
    font-weight: 500;
  }
`;

/** Back to the search that found this coach, and to whom it found before and after. */
export function WayBack({ way: { keyword, resultsPath, found } }: { way: WayHere }) {
  const { t } = useTexts('coach');
  const list = keyword ? t('way.search', { keyword }) : t('way.filters');
  return (
    <Nav aria-label={t('way.label')}>
      <Link to={resultsPath}>
        <ArrowLeftIcon />
        {found ? t('way.counted', { list, count: found.total }) : list}
      </Link>
      {found && (
        <Neighbours>
          <Neighbour coach={found.previous} say={(name) => t('way.previous', { name })}>
            <ChevronLeftIcon />
            <b>{t('way.previousOne')}</b>
          </Neighbour>
          <Neighbour coach={found.next} say={(name) => t('way.next', { name })}>
            <b>{t('way.nextOne')}</b>
            <ChevronRightIcon />
          </Neighbour>
        </Neighbours>
      )}
    </Nav>
  );
}

type NeighbourProps = { coach: FoundCoach | undefined; say: (name: string) => string; children: ReactNode };

function Neighbour({ coach, say, children }: NeighbourProps) {
  const { language } = useTexts('coach');
  if (!coach) return null;
  const said = say(`${coach.firstName} ${coach.lastName}`);
  return (
    <Link to={coachAddress(language, coach.slug)} aria-label={said} title={said}>
      {children}
    </Link>
  );
}
