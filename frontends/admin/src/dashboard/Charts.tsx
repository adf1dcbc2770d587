import { useTexts } from '@pusula/frontend-kit/i18n';
import { Skeleton } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import { useUserWords } from '../console/use-user-words.ts';
import { usersPath } from '../users/users-address.ts';
import { BarChart } from './BarChart.tsx';
import type { DashboardStats } from './dashboard.slice.ts';
import { GrowthChart } from './GrowthChart.tsx';

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  gap: var(--s6) var(--s7);
  padding-bottom: var(--s6);
  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Even = styled(Grid)`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  padding-top: var(--s5);
  border-top: 1px solid var(--rule-2);
  @media (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  align-content: start;
`;

/** As many as are seen at a glance. */
const BARS = 8;

/** As high as what comes. */
export const ChartSkeletons = () => (
  <>
    <Grid>
      <Skeleton $height="353px" />
      <Skeleton $height="353px" />
    </Grid>
    <Even>
      <Skeleton $height="340px" />
      <Skeleton $height="340px" />
    </Even>
  </>
);

export function Charts({ stats }: { stats: DashboardStats }) {
  const { t, language } = useTexts('dashboard');
  const { typeName, statusName } = useUserWords();
  const coaches = { valueHeading: t('figures.coaches.name'), most: BARS, nothing: t('noCoaches') };
  const people = { nameHeading: t('kind'), valueHeading: t('figures.users.name') };
  const types = [
    { key: 'member', value: stats.totalMembers },
    { key: 'coach', value: stats.totalCoaches },
    { key: 'admin', value: stats.totalAdmins },
  ] as const;
  const statuses = [
    { key: 'enabled', value: stats.enabledUsers },
    { key: 'disabled', value: stats.disabledUsers },
    { key: 'deleted', value: stats.deletedUsers },
  ] as const;
  return (
    <>
      <Grid>
        <GrowthChart stats={stats} />
        <Stack>
          <BarChart
            {...people}
            title={t('types')}
            bars={types.map(({ key, value }) => ({ key, value, name: typeName(key), to: usersPath({ userType: key }) }))}
          />
          <BarChart
            {...people}
            title={t('statuses')}
            bars={statuses.map(({ key, value }) => ({ key, value, name: statusName(key), to: usersPath({ status: key }) }))}
          />
        </Stack>
      </Grid>
      <Even>
        <BarChart
          {...coaches}
          title={t('categories')}
          nameHeading={t('category')}
          bars={stats.coachesByCategory.map((one) => ({
            key: one.id,
            name: language === 'tr' ? one.nameTr : one.nameEn,
            value: one.coaches,
          }))}
        />
        <BarChart
          {...coaches}
          title={t('cities')}
          nameHeading={t('city')}
          bars={stats.coachesByCity.map((one) => ({ key: one.city, name: one.city, value: one.coaches }))}
        />
      </Even>
    </>
  );
}
