import { LIMITS } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useOpened } from '@pusula/frontend-kit/resource';
import { Heading } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import { ResultRow } from '../search/ResultRow.tsx';
import { ResultSkeletons } from '../search/ResultSkeletons.tsx';
import { similarCoaches } from './coach.resources.ts';

/** One line above it all: the heading's. */
const Part = styled.section`
  padding-bottom: var(--s8);
  li:first-child {
    border-top: 0;
  }
  @media (min-width: 1200px) {
    ul {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: var(--s8);
    }
    li:nth-child(2) {
      border-top: 0;
    }
  }
`;
const Top = styled(Heading)`
  padding: var(--s6) 0 var(--s2);
  border-top: 1px solid var(--rule-2);
`;

/** Whom to read next. Nothing is said where nobody is like this coach, or nobody could be found. */
export function SimilarCoaches({ to: id }: { to: string }) {
  const { t, language } = useTexts('coach');
  const { data: coaches, error } = useOpened(similarCoaches, { id, language });
  if (error || coaches?.length === 0) return null;
  return (
    <Part data-screen-only aria-labelledby="similar-coaches" aria-busy={coaches === null}>
      <Top id="similar-coaches">{t('similar')}</Top>
      {coaches ? (
        <ul>
          {coaches.map((coach) => (
            <ResultRow key={coach.id} coach={coach} heading="h3" whyTitle={t('whySimilar')} />
          ))}
        </ul>
      ) : (
        <ResultSkeletons count={LIMITS.similarCoaches} />
      )}
    </Part>
  );
}
