import { inLanguage, localDay } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { saveFile } from '@pusula/frontend-kit/page';
import { useUserWords } from '../console/use-user-words.ts';
import { type Cell, CSV_TYPE, csvOf } from '../files/csv.ts';
import type { DashboardStats, SearchStats } from './statistics.ts';

/** A number that a table program can go on with. */
const inPercent = (ratio: number) => Math.round(ratio * 1_000) / 10;

/** Hands all figures of the page over as one file: what is counted, of what, how many. What visitors search for is in it when it is there. */
export function useFiguresFile(): (people: DashboardStats, searches: SearchStats | null) => void {
  const { t, language } = useTexts('dashboard');
  const { typeName } = useUserWords();
  const peopleRows = (people: DashboardStats): Cell[][] => [
    [t('totals.users'), '', people.totalUsers],
    [t('totals.coaches'), '', people.totalCoaches],
    [t('totals.members'), '', people.totalMembers],
    [typeName('admin'), '', people.totalAdmins],
    [t('totals.enabled'), '', people.enabledUsers],
    [t('totals.disabled'), '', people.disabledUsers],
    [t('totals.unverified'), '', people.unverifiedUsers],
    [t('totals.deleted'), '', people.deletedUsers],
    [t('tiles.publicCoaches'), '', people.publicCoaches],
    [t('file.activeRatio'), '', inPercent(people.activeUsersRatio)],
    [t('file.coachesRatio'), '', inPercent(people.coachesRatio)],
    [t('file.membersRatio'), '', inPercent(people.membersRatio)],
    ...people.registeredPerWeek.map(({ week, people: count }) => [t('weeks.title'), week, count]),
    ...people.coachesByCategory.map((one) => [t('categories'), inLanguage(one, 'name', language), one.coaches]),
    ...people.coachesByCity.map((one) => [t('cities'), one.city, one.coaches]),
  ];
  const searchRows = ({ perDay, words, wordsWithoutResult }: SearchStats): Cell[][] => [
    ...perDay.map((one) => [t('searches.title'), one.day, one.searches]),
    ...perDay.map((one) => [t('tiles.withoutResult'), one.day, one.withoutResult]),
    ...words.map((one) => [t('asked.words'), one.words, one.searches]),
    ...wordsWithoutResult.map((one) => [t('asked.wordsWithoutResult'), one.words, one.searches]),
  ];
  return (people, searches) => {
    const rows = [[t('file.figure'), t('file.of'), t('file.value')], ...peopleRows(people), ...(searches ? searchRows(searches) : [])];
    saveFile(`${t('file.name')}-${localDay(new Date(people.at))}.csv`, csvOf(rows, language), CSV_TYPE);
  };
}
