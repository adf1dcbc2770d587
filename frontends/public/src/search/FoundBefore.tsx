import { useTexts } from '@pusula/frontend-kit/i18n';
import { Small } from '@pusula/frontend-kit/ui';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { ResultRow } from './ResultRow.tsx';
import { selectSearch } from './search.slice.ts';

const FoundBeforeSection = styled.section`
  padding-top: var(--s6);
  ul {
    margin-top: var(--s4);
  }
`;

/** The search failed: what was found before it stays to be read, and is called what it is. */
export function FoundBefore() {
  const { t } = useTexts('search');
  const { address, searchResult, lastFound } = useSelector(selectSearch);
  const before = searchResult ? { keyword: address.keyword, result: searchResult } : lastFound;
  if (!before || before.result.coaches.length === 0) return null;
  return (
    <FoundBeforeSection>
      <Small>{before.keyword ? t('before.keyword', { keyword: before.keyword }) : t('before.all')}</Small>
      <ul>
        {before.result.coaches.map((coach) => (
          <ResultRow key={coach.id} coach={coach} />
        ))}
      </ul>
    </FoundBeforeSection>
  );
}
