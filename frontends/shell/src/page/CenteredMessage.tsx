import { Wrap } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';

/** Room for a message that stands alone on its page. */
export const CenteredMessage = styled(Wrap)`
  padding-top: var(--s7);
`;
