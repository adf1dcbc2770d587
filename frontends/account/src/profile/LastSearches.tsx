import { homeAddress } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { ownSearches } from '@pusula/frontend-kit/session';
import { ArrowRightIcon, ButtonLink, LeaderRow, Small } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import { LinedPanel } from '../beside/Beside.styles.ts';

/** What somebody who looks for a coach was looking for, to go on with it. */
export function LastSearches() {
  const { t, language } = useTexts('profile');
  const [keywords] = useState(ownSearches);
  return (
    <LinedPanel aria-labelledby="last-searches">
      <h2 id="last-searches">{t('searches.title')}</h2>
      <Small>{t(keywords.length > 0 ? 'searches.text' : 'searches.none')}</Small>
      {keywords.length > 0 ? (
        <ul>
          {keywords.map((keyword) => (
            <LeaderRow key={keyword} to={`/search-results?${new URLSearchParams({ q: keyword })}`} end={<ArrowRightIcon aria-hidden />}>
              {keyword}
            </LeaderRow>
          ))}
        </ul>
      ) : (
        <div>
          <ButtonLink look="line" small to={homeAddress(language)}>
            {t('searches.begin')}
          </ButtonLink>
        </div>
      )}
    </LinedPanel>
  );
}
