import { CoachProfileSkeleton } from '@pusula/frontend-kit/coach';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Skeleton, VisuallyHidden, Wrap } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';

const BreadcrumbPlace = styled.div`
  height: 54px;
  padding-top: 30px;
`;

/** The shape of a coach's page while it is on its way. */
export function CoachSkeleton() {
  const { t } = useTexts('coach');
  return (
    <Wrap aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <BreadcrumbPlace>
        <Skeleton $height="14px" $width="min(240px, 60%)" />
      </BreadcrumbPlace>
      <CoachProfileSkeleton />
    </Wrap>
  );
}
