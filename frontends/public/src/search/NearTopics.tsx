import { pageAddress } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { ChipLink, Chips } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import type { SearchReply } from './search.slice.ts';

const Place = styled.div`
  margin-top: var(--s4);
  > div {
    margin-top: var(--s3);
  }
`;

/** What the words may speak of: each leads to the coaches who work on it. */
export function NearTopics({ topics }: Pick<SearchReply, 'topics'>) {
  const { t, language } = useTexts('search');
  if (topics.length === 0) return null;
  return (
    <Place>
      {t('nothing.topics', { count: topics.length })}
      <Chips>
        {topics.map(({ id, name, slug }) => (
          <ChipLink key={id} to={pageAddress('category', language, slug)}>
            {name}
          </ChipLink>
        ))}
      </Chips>
    </Place>
  );
}
