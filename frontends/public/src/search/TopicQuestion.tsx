import { useTexts } from '@pusula/frontend-kit/i18n';
import { ChipLink, Chips } from '@pusula/frontend-kit/ui';
import { useId } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { askedAs } from './asked-as.ts';
import { selectSearch, topicsInQuestion } from './search.slice.ts';
import { resultsPath } from './search-address.ts';
import { useSearchAddress } from './use-search-address.ts';

const QuestionSection = styled.section`
  padding: 0 0 var(--s5);
  p {
    margin-bottom: var(--s3);
    color: var(--ink-2);
  }
`;

/** Where the search is not sure what is needed, it asks back: each answer is the same search in one topic. */
export function TopicQuestion() {
  const { t, language } = useTexts('search');
  const id = useId();
  const topics = topicsInQuestion(useSelector(selectSearch));
  const { address } = useSearchAddress();
  if (topics.length === 0) return null;
  return (
    <QuestionSection aria-labelledby={id}>
      <p id={id}>{t('unsure.question')}</p>
      <Chips as="ul">
        {topics.map((topic) => (
          <li key={topic.id}>
            <ChipLink to={resultsPath({ ...address, categoryIds: [topic.id], far: false, page: 1 })}>
              {askedAs(topic.name, language)}
            </ChipLink>
          </li>
        ))}
      </Chips>
    </QuestionSection>
  );
}
