import { coachAddress } from '@pusula/contracts';
import { Portrait } from '@pusula/frontend-kit/coach';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useOpened } from '@pusula/frontend-kit/resource';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { lately } from '../search/lately.resource.ts';
import { resultsPath } from '../search/search-address.ts';
import { Faces, LatelyLine } from './Lately.styles.ts';

/** Proof of life below the search box: what many people searched for lately, and three faces; nothing where there is too little of it. */
export function Lately() {
  const { t, language } = useTexts('home');
  const { data } = useOpened(lately, { language });
  if (!data || data.words.length + data.coaches.length === 0) return null;
  const { words, coaches } = data;
  return (
    <LatelyLine>
      {coaches.length > 0 && (
        <Faces aria-label={t('lately.coaches')}>
          {coaches.map((coach) => (
            <li key={coach.id}>
              <Link to={coachAddress(language, coach.slug)} aria-label={`${coach.firstName} ${coach.lastName}`}>
                <Portrait coach={coach} sizes="34px" decorative leadsTo={coachAddress(language, coach.slug)} />
              </Link>
            </li>
          ))}
        </Faces>
      )}
      {words.length === 0 ? (
        <p>{t('lately.coaches')}</p>
      ) : (
        <p>
          {t('lately.searched')}{' '}
          {words.map((keyword, place) => (
            <Fragment key={keyword}>
              {place > 0 && ', '}
              <Link to={resultsPath({ keyword })}>{keyword}</Link>
            </Fragment>
          ))}
        </p>
      )}
    </LatelyLine>
  );
}
