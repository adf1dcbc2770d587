import { useTexts } from '@pusula/frontend-kit/i18n';
import { Skeleton, VisuallyHidden, Wrap } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import { ResultSkeletons } from '../search/ResultSkeletons.tsx';
import { Space } from './Categories.styles.ts';

const ROWS = 4;
const Lines = styled.div`
  display: grid;
  gap: var(--s4);
  padding: 86px 0 var(--s7);
`;

/** The shape of a category's page while it is on its way. */
export function CategorySkeleton() {
  const { t } = useTexts('categories');
  return (
    <Space aria-busy="true">
      <Wrap>
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        <Lines>
          <Skeleton $height="56px" $width="min(440px, 80%)" />
          <Skeleton $height="22px" $width="min(560px, 100%)" />
          <Skeleton $height="22px" $width="min(420px, 80%)" />
        </Lines>
        <ResultSkeletons count={ROWS} />
      </Wrap>
    </Space>
  );
}
