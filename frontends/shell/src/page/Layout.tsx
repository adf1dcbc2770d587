import { pageOwner } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useViewTransitions } from '@pusula/frontend-kit/page';
import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { Footer } from '../footer/Footer.tsx';
import { Header } from '../header/Header.tsx';
import { SessionTimeout } from '../inactivity/SessionTimeout.tsx';
import { useLanguageOfAddress } from '../languages/use-language-of-address.ts';
import { Refused } from '../refusal/Refused.tsx';
import { SignOutProblem } from '../sign-out/SignOutProblem.tsx';
import { PageEnd } from './PageEnd.tsx';
import { useArrival } from './use-arrival.ts';
import { useScroll } from './use-scroll.ts';

const Frame = styled.div`
  min-height: 100svh;
  display: flex;
  flex-direction: column;
`;
/** The home page fills the first screen, also while it is on its way: the footer never stands in its place, and no blank paper. */
const Content = styled.main<{ $fillsScreen: boolean }>`
  flex: 1 0 auto;
  ${({ $fillsScreen }) => $fillsScreen && 'min-height: 100svh; background: var(--landscape) 0 0 / 100% 100svh no-repeat;'}
  display: flex;
  flex-direction: column;
  &:focus {
    outline: 0;
  }
`;
const Skip = styled.a`
  position: fixed;
  left: var(--gutter);
  top: var(--s2);
  z-index: 70;
  padding: var(--s3) var(--s4);
  background: var(--act);
  color: var(--on-act);
  border-radius: var(--r2);
  font: var(--t-label);
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/** The home page, also under its language's prefix. */
const HOME = ['/', '/tr', '/en'];

/** Nothing leads away from the questions of signing up. */
const isWizard = (pathname: string) => pathname.startsWith('/signup') && pathname !== '/signup-success';

/** Header, content and what closes the page: on the home page the footer, on most others a line of ways on. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTexts('shell');
  const { pathname } = useLocation();
  const isHome = HOME.includes(pathname);
  const isConsole = pageOwner(pathname).remote === 'admin';
  const content = useRef<HTMLElement>(null);
  useLanguageOfAddress();
  useScroll();
  useViewTransitions();
  useArrival(content);
  return (
    <Frame data-console={isConsole || undefined}>
      <Skip href="#content" onClick={() => content.current?.focus()}>
        {t('header.skip')}
      </Skip>
      <Header overPicture={isHome} fillsScreen={isConsole} />
      <Content id="content" ref={content} tabIndex={-1} $fillsScreen={isHome}>
        {children}
      </Content>
      {isHome && <Footer />}
      {!isHome && !isConsole && !isWizard(pathname) && <PageEnd />}
      <SessionTimeout />
      <Refused />
      <SignOutProblem />
    </Frame>
  );
}
