import { PageTitle } from '@pusula/frontend-kit/page';
import { Lead, Rose, Title, Wrap } from '@pusula/frontend-kit/ui';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

const Page = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 640px) 320px;
  justify-content: space-between;
  gap: var(--s8);
  padding-block: var(--s8) var(--s9);
  h1 {
    font-size: clamp(2.25rem, 5.4vw, 3.5rem);
  }
  h1:focus {
    outline: 0;
  }
  h1 + p {
    margin-top: var(--s4);
  }
  > svg {
    width: 100%;
  }
  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 640px);
    justify-content: start;
    gap: var(--s5);
    padding-block: var(--s6) var(--s8);
    > svg {
      order: -1;
      width: 144px;
    }
  }
`;
const Words = styled.div`
  display: grid;
  gap: var(--s6);
  align-content: start;
`;

type SuccessPageProps = {
  /** Of the browser's tab. */
  name: string;
  title: ReactNode;
  /** Under the title. */
  text: ReactNode;
  /** For a title that takes the place of another one: the keyboard goes on there. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** What comes next. */
  children: ReactNode;
};

/** Something has been reached: it is said large, the rose's needle finds its north, and the ways on follow. */
export const SuccessPage = ({ name, title, text, titleRef, children }: SuccessPageProps) => (
  <Page>
    <PageTitle>{name}</PageTitle>
    <Words>
      <div>
        <Title ref={titleRef} tabIndex={-1}>
          {title}
        </Title>
        <Lead>{text}</Lead>
      </div>
      {children}
    </Words>
    <Rose settles />
  </Page>
);
