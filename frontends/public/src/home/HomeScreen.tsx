import { homeAddress } from '@pusula/contracts';
import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { newUserDraft } from '@pusula/frontend-kit/session';
import { Wrap } from '@pusula/frontend-kit/ui';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { JoinAsCoach } from '../join/JoinAsCoach.tsx';
import { PageMetadata } from '../metadata/PageMetadata.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import { SEARCH_CALL } from '../search/search.saga.ts';
import { search } from '../search/search.slice.ts';
import { resultsPath } from '../search/search-address.ts';
import { CategoryShortcuts } from './CategoryShortcuts.tsx';
import { Heading, Hero, Lead, Say } from './Hero.styles.ts';
import { HomePicture } from './HomePicture.tsx';
import { Lately } from './Lately.tsx';
import { SiteData } from './SiteData.tsx';

/** Whoever goes to the search box will want the results: their code comes while the words are written. */
const loadResults = () => void import('../search/ResultsScreen.tsx');

export function HomeScreen() {
  const { t } = useTexts('home');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { loading } = useSelector(selectApiStatus(SEARCH_CALL));
  // What opening the home page does (specification section 2).
  useEffect(() => {
    dispatch(newUserDraft.reset());
    dispatch(search.ended());
  }, [dispatch]);
  const find = (keyword: string) => navigate(resultsPath({ keyword }));
  return (
    <>
      <Hero>
        <PageMetadata title={t('title')} description={t('description')} addressIn={homeAddress} />
        <SiteData />
        <HomePicture />
        <Wrap>
          <Say onFocus={loadResults}>
            <Heading>{t('heading')}</Heading>
            <Lead>
              <span>{t('lead.first')}</span> <span>{t('lead.second')}</span>
            </Lead>
            <SearchBox keyword="" busy={loading} button="discover" onSearch={find} />
            <Lately />
          </Say>
        </Wrap>
        <CategoryShortcuts />
      </Hero>
      <JoinAsCoach />
    </>
  );
}
