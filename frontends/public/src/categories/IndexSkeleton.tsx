import { useTexts } from '@pusula/frontend-kit/i18n';
import { Skeleton, VisuallyHidden } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import { Entry, Index } from './Categories.styles.ts';

const ENTRIES = 8;
const Lines = styled.div`
  display: grid;
  gap: var(--s4);
  padding-inline-start: 36px;
`;

/** The index while it is on its way. */
export function IndexSkeleton() {
  const { t } = useTexts('categories');
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Index aria-hidden="true">
        {Array.from({ length: ENTRIES }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries that are all alike and never move
          <Entry key={place}>
            <h2>
              <Skeleton $height="30px" $width="46%" />
            </h2>
            <Lines>
              <Skeleton $height="18px" />
              <Skeleton $height="18px" />
              <Skeleton $height="18px" />
              <Skeleton $height="18px" />
            </Lines>
          </Entry>
        ))}
      </Index>
    </>
  );
}
