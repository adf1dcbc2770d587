import { Skeleton } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';

const Group = styled.div`
  display: grid;
  gap: var(--s4);
  padding: var(--s4) 0 var(--s6);
  border-top: 1px solid var(--rule-2);
`;
const ROWS = ['62%', '48%', '70%', '54%', '66%', '44%'];

/** The place of the filters until their counts are known. */
export const FiltersSkeleton = () => (
  <>
    {['city', 'category'].map((group) => (
      <Group key={group}>
        {ROWS.map((width) => (
          <Skeleton key={width} $height="20px" $width={width} />
        ))}
      </Group>
    ))}
  </>
);
