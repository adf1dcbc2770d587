import { Skeleton } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import { ResultItem } from './ResultRow.styles.ts';

const Lines = styled.div`
  display: grid;
  gap: var(--s3);
  padding: 6px 0 var(--s2);
`;

/** Rows of the size that results have, while they are on their way. */
export const ResultSkeletons = ({ count }: { count: number }) => (
  <ul aria-hidden="true">
    {Array.from({ length: count }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
      <ResultItem key={place}>
        <Skeleton $ratio="4 / 5" />
        <Lines>
          <Skeleton $height="27px" $width="46%" />
          <Skeleton $height="18px" $width="78%" />
          <Skeleton $height="14px" $width="34%" />
        </Lines>
        <Lines>
          <Skeleton $height="15px" $width="92%" />
          <Skeleton $height="15px" $width="81%" />
        </Lines>
        <Lines>
          <Skeleton $height="14px" $width="56%" />
        </Lines>
      </ResultItem>
    ))}
  </ul>
);
