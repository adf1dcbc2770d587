import { LIMITS } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { BarChart } from './BarChart.tsx';
import type { SearchStats } from './statistics.ts';

/** As many as are seen at a glance. */
const WORDS = 5;

/** What visitors search for most. The words lead to what they find today. @param which all of them, or those that found nobody */
export function SearchedWords({ searches, which }: { searches: SearchStats; which: 'words' | 'wordsWithoutResult' }) {
  const { t } = useTexts('dashboard');
  const bars = searches[which].map(({ words, searches: value }) => ({
    key: words,
    name: words,
    value,
    to: `/search-results?${new URLSearchParams({ q: words })}`,
  }));
  return (
    <BarChart
      title={t(`asked.${which}`)}
      nameHeading={t('asked.name')}
      valueHeading={t('searches.name')}
      bars={bars}
      most={WORDS}
      nothing={t('asked.nothing', { count: LIMITS.searchWordsShownFrom })}
    />
  );
}
