import { ChipLink, Chips } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';

const WaysGroup = styled.div`
  margin-top: var(--s4);
  > div {
    margin-top: var(--s3);
  }
`;

type Way = { readonly to: string; readonly label: string };

/** Ways on from a list that is empty; nothing where there are none. */
export const Ways = ({ title, ways }: { title: string; ways: readonly Way[] }) =>
  ways.length > 0 && (
    <WaysGroup>
      {title}
      <Chips>
        {ways.map(({ to, label }) => (
          <ChipLink key={to} to={to}>
            {label}
          </ChipLink>
        ))}
      </Chips>
    </WaysGroup>
  );
