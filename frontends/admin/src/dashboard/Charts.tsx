import { inLanguage } from '@pusula/contracts';
import type { ApiProblem } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { RetryNotice, Skeleton } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import { usersPath } from '../users/users-address.ts';
import { BarChart } from './BarChart.tsx';
import { DayChart } from './DayChart.tsx';
import { SearchedWords } from './SearchedWords.tsx';
import type { DashboardStats, SearchStats } from './statistics.ts';
import { WeekChart } from './WeekChart.tsx';

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  gap: var(--s6) var(--s7);
  padding-bottom: var(--s6);
  & + & {
    padding-top: var(--s5);
    border-top: 1px solid var(--rule-2);
  }
  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Even = styled(Grid)`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  @media (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** As many as are seen at a glance. */
const BARS = 7;
/** As high as what comes. */
const Awaited = ({ height = '393px' }: { height?: string }) => <Skeleton $height={height} />;

type ChartsProps = {
  people: DashboardStats | null;
  searches: SearchStats | null;
  failed: { readonly people: ApiProblem | null; readonly searches: ApiProblem | null };
  busy: boolean;
  onRetry: () => void;
};

/** Demand beside supply: what is searched for, whom there is, who came lately. Either part stands without the other. */
export function Charts({ people, searches, failed, busy, onRetry }: ChartsProps) {
  const hasWords = searches?.perDay.some((day) => day.searches > 0);
  return (
    <>
      <Grid>
        <div>
          {failed.searches && <RetryNotice problem={failed.searches} busy={busy} onRetry={onRetry} />}
          {searches ? <DayChart searches={searches} /> : !failed.searches && <Awaited />}
        </div>
        {people ? <Categories people={people} searches={searches} /> : !failed.people && <Awaited />}
      </Grid>
      {searches && hasWords && (
        <Even>
          <SearchedWords searches={searches} which="words" />
          <SearchedWords searches={searches} which="wordsWithoutResult" />
        </Even>
      )}
      {people ? (
        <Grid>
          <WeekChart people={people} />
          <Cities people={people} />
        </Grid>
      ) : (
        !failed.people && (
          <Grid>
            <Awaited />
            <Awaited />
          </Grid>
        )
      )}
    </>
  );
}

/** How many public coaches each top-level category has and, where that is known, how many searches were narrowed to it. */
function Categories({ people, searches }: { people: DashboardStats; searches: SearchStats | null }) {
  const { t, language } = useTexts('dashboard');
  const asked = new Map(searches?.byCategory.map((one) => [one.id, one.searches]));
  return (
    <BarChart
      title={t(asked.size > 0 ? 'supply' : 'categories')}
      nameHeading={t('category')}
      valueHeading={t('coaches')}
      most={BARS}
      nothing={t('noCoaches')}
      {...(asked.size > 0 && { secondHeading: t('searches.name') })}
      bars={people.coachesByCategory.map((one) => ({
        key: one.id,
        name: inLanguage(one, 'name', language),
        value: one.coaches,
        to: usersPath({ isPublic: true, categoryId: one.id }),
        second: asked.get(one.id) ?? 0,
      }))}
    />
  );
}

function Cities({ people }: { people: DashboardStats }) {
  const { t } = useTexts('dashboard');
  return (
    <BarChart
      title={t('cities')}
      nameHeading={t('city')}
      valueHeading={t('coaches')}
      most={BARS}
      nothing={t('noCoaches')}
      bars={people.coachesByCity.map(({ city, coaches }) => ({
        key: city,
        name: city,
        value: coaches,
        to: usersPath({ isPublic: true, city }),
      }))}
    />
  );
}
