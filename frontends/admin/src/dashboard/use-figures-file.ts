import { useTexts } from '@pusula/frontend-kit/i18n';
import { saveFile } from '@pusula/frontend-kit/page';
import { useUserWords } from '../console/use-user-words.ts';
import { type Cell, CSV_TYPE, csvOf } from '../files/csv.ts';
import type { DashboardStats } from './dashboard.slice.ts';
import { growthOf } from './growth.ts';

/** A number that a table program can go on with. */
const inPercent = (ratio: number) => Math.round(ratio * 1_000) / 10;

/** Hands all figures of the page over as one file: what is counted, of what, how many. */
export function useFiguresFile(): (stats: DashboardStats) => void {
  const { t, language } = useTexts('dashboard');
  const { typeName, statusName } = useUserWords();
  return (stats) => {
    const rows: Cell[][] = [
      [t('file.figure'), t('file.of'), t('file.value')],
      [t('figures.users.name'), '', stats.totalUsers],
      [t('types'), typeName('coach'), stats.totalCoaches],
      [t('types'), typeName('member'), stats.totalMembers],
      [t('types'), typeName('admin'), stats.totalAdmins],
      [t('statuses'), statusName('enabled'), stats.enabledUsers],
      [t('statuses'), statusName('disabled'), stats.disabledUsers],
      [t('statuses'), statusName('deleted'), stats.deletedUsers],
      [t('file.unverified'), '', stats.unverifiedUsers],
      [t('file.publicCoaches'), '', stats.publicCoaches],
      [t('file.activeRatio'), '', inPercent(stats.activeUsersRatio)],
      [t('file.coachesRatio'), '', inPercent(stats.coachesRatio)],
      [t('file.membersRatio'), '', inPercent(stats.membersRatio)],
      ...growthOf(stats).flatMap(({ month, total, coaches, members }) => [
        [t('growth.total'), month, total],
        [t('growth.coaches'), month, coaches],
        [t('growth.members'), month, members],
      ]),
      ...stats.coachesByCategory.map((one) => [t('categories'), language === 'tr' ? one.nameTr : one.nameEn, one.coaches]),
      ...stats.coachesByCity.map((one) => [t('cities'), one.city, one.coaches]),
    ];
    saveFile(`${t('file.name')}-${stats.at.slice(0, 10)}.csv`, csvOf(rows, language), CSV_TYPE);
  };
}
