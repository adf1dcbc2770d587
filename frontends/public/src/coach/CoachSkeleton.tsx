import { useTexts } from '@pusula/frontend-kit/i18n';
import { Skeleton, VisuallyHidden, Wrap } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import { Columns, Person } from './CoachPage.styles.ts';

const Top = styled.div`
  height: 54px;
`;
const Lines = styled.div`
  display: grid;
  gap: var(--s4);
  align-content: start;
`;

/** The shape of a coach's page while it is on its way. */
export function CoachSkeleton() {
  const { t } = useTexts('coach');
  return (
    <Wrap aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Top />
      <Columns>
        <Person>
          <Skeleton $ratio="4 / 5" />
        </Person>
        <Lines>
          <Skeleton $height="64px" $width="min(420px, 90%)" />
          <Skeleton $height="28px" $width="min(380px, 80%)" />
          <Skeleton $height="20px" $width="140px" />
          <Skeleton $height="44px" $width="220px" />
          <Skeleton $height="220px" />
        </Lines>
      </Columns>
    </Wrap>
  );
}
