import { useTexts } from '@pusula/frontend-kit/i18n';
import { Soft } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import { IndexRunPanel } from '../operations/IndexRunPanel.tsx';
import { Understanding } from '../operations/Understanding.tsx';

const EmbeddingsPanel = styled.section`
  display: grid;
  gap: var(--s3);
  padding-top: var(--s5);
  border-top: 1px solid var(--rule-2);
  h2 {
    font: var(--t-h3);
  }
  ${Soft} {
    max-width: 64ch;
  }
`;

/** What search knows of the meaning of categories and coaches, and how it learns that anew. */
export function Embeddings() {
  const { t } = useTexts('managedCategories');
  return (
    <EmbeddingsPanel>
      <h2>{t('embeddings.title')}</h2>
      <Understanding />
      <Soft>{t('embeddings.text')}</Soft>
      <IndexRunPanel kind="embeddings" />
    </EmbeddingsPanel>
  );
}
