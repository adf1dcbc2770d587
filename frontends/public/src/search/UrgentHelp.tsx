import { formatDate, useTexts } from '@pusula/frontend-kit/i18n';
import { Heading, Small, Soft } from '@pusula/frontend-kit/ui';
import { useEffect, useId } from 'react';
import { useSelector } from 'react-redux';
import { selectSearch } from './search.slice.ts';
import { Lines, Panel } from './UrgentHelp.styles.ts';

/** What somebody in danger reads before anything else, and hears at once: what to do now, and who is there for them. The words they typed leave the address bar. */
export function UrgentHelp() {
  const { t, language } = useTexts('search');
  const { searchResult } = useSelector(selectSearch);
  const heading = useId();
  const urgentHelp = searchResult?.urgentHelp ?? null;
  useEffect(() => {
    // Not by the router: it would search for what the address says then. `data-at-once` has a page from the server do it, too.
    if (urgentHelp) history.replaceState(history.state, '', location.pathname);
  }, [urgentHelp]);
  if (!searchResult || !urgentHelp) return null;
  const { helpLines } = searchResult;
  const checkedOn = helpLines.map((line) => line.checkedOn).sort()[0];
  // Administrators put the one that everybody can call at once on top.
  const number = helpLines.find((line) => line.number)?.number;
  return (
    <Panel role="alert" aria-labelledby={heading} data-at-once>
      <div>
        <Heading id={heading}>{t(`urgent.${urgentHelp}.title`)}</Heading>
        <Soft>
          {number && t('urgent.now', { number })} {t(`urgent.${urgentHelp}.body`)}
        </Soft>
      </div>
      <Lines lines={helpLines} />
      <Small>
        {t('urgent.private')} {checkedOn && t('urgent.checked', { date: formatDate(checkedOn, language) })}
      </Small>
    </Panel>
  );
}
