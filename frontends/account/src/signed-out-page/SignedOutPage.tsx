import { PageTitle } from '@pusula/frontend-kit/page';
import { Rose, Soft, Title } from '@pusula/frontend-kit/ui';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

/** Widths inside are measured against it: unlike the viewport's, they leave the scroll bar out. */
const Frame = styled.div`
  flex: 1;
  display: grid;
  container-type: inline-size;
`;
const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  @media (max-width: 1000px) {
    grid-template-columns: minmax(0, 1fr) 30cqi;
  }
  @media (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Entrance = styled.div`
  padding: var(--s7) 0 var(--s4);
  margin-left: max(var(--gutter), calc((100cqi - var(--page)) / 2));
  margin-right: var(--gutter);
  max-width: 432px;
  display: grid;
  gap: var(--s5);
  align-content: start;
  h1 {
    font-size: clamp(2rem, 3.1vw, 2.75rem);
  }
  h1:focus {
    outline: 0;
  }
  h1 + p {
    margin-top: var(--s3);
  }
  @media (max-width: 720px) {
    margin-left: var(--gutter);
    padding-block: var(--s6);
    max-width: none;
  }
`;
const Side = styled.div`
  position: relative;
  overflow: hidden;
  min-height: 640px;
  border-left: 1px solid var(--rule);
  svg {
    position: absolute;
    width: 1180px;
    max-width: none;
    left: 56px;
    top: -84px;
  }
  @media (max-width: 1000px) {
    svg {
      width: 720px;
      left: 40px;
      top: -48px;
    }
  }
  @media (max-width: 720px) {
    display: none;
  }
`;

type SignedOutPageProps = {
  /** Of the browser's tab. */
  name: string;
  title: ReactNode;
  /** Under the title. */
  text: ReactNode;
  /** For a title that takes the place of another one: the keyboard goes on there. */
  titleRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
};

/** The pages before the door: what they are for, what to do there, and the rose beside it on wide screens. */
export const SignedOutPage = ({ name, title, text, titleRef, children }: SignedOutPageProps) => (
  <Frame>
    <Halves>
      <PageTitle>{name}</PageTitle>
      <Entrance>
        <div>
          <Title ref={titleRef} tabIndex={-1}>
            {title}
          </Title>
          <Soft>{text}</Soft>
        </div>
        {children}
      </Entrance>
      <Side>
        <Rose />
      </Side>
    </Halves>
  </Frame>
);
