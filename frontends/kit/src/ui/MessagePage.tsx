import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CoachSearch } from './CoachSearch.tsx';
import { Rose } from './Rose.tsx';
import { Soft, Title } from './Text.tsx';
import { Wrap } from './Wrap.tsx';

/** Its middle lies where eyes rest, above the middle of the page. */
const Page = styled(Wrap)`
  flex: 1;
  display: grid;
  grid-template-rows: minmax(var(--s6), 38fr) auto minmax(var(--s7), 62fr);
`;
const MessagePanel = styled.div`
  grid-row: 2;
  display: grid;
  grid-template-columns: 240px minmax(0, 560px);
  gap: var(--s8);
  align-items: center;
  > svg {
    width: 100%;
  }
  ${Soft} {
    margin-top: var(--s3);
    max-width: 46ch;
  }
  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s5);
    > svg {
      width: 144px;
    }
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  margin-top: var(--s4);
`;

type MessageProps = {
  title: ReactNode;
  /** What has happened, and what to do about it. */
  children: ReactNode;
  actions: ReactNode;
};

/** In place of what cannot be had, on a page that goes on around it: the needle looks for its north once. */
export const Message = ({ title, children, actions }: MessageProps) => (
  <MessagePanel>
    <Rose settles />
    <div>
      <Title>{title}</Title>
      {children}
      <Actions>{actions}</Actions>
    </div>
  </MessagePanel>
);

/** A page whose content cannot be had: a search leads on. */
export const MessagePage = ({ title, children, actions, role }: MessageProps & { role?: 'alert' }) => (
  <Page role={role}>
    <Message title={title} actions={actions}>
      <Soft as="div">{children}</Soft>
      {/* After a failure another try comes first. */}
      <CoachSearch look={role ? 'line' : 'main'} />
    </Message>
  </Page>
);
