import { useTexts } from '@pusula/frontend-kit/i18n';
import { lazyPart } from '@pusula/frontend-kit/page';
import { selectPersonSummary } from '@pusula/frontend-kit/session';
import { Avatar, ButtonLink, MenuIcon, VisuallyHidden, Wrap } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { LanguageSelector } from '../languages/LanguageSelector.tsx';
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx';
import { Logo } from './Logo.tsx';
import { PersonLink } from './PersonLink.tsx';

// Their menu machinery is as large as the header itself, and most visitors never open them.
const PersonMenu = lazyPart(() => import('./PersonMenu.tsx'), PersonLink, { silently: true });
const PhoneMenu = lazyPart(() => import('./PhoneMenu.tsx'));

const Bar = styled.header<{ $overPicture: boolean }>`
  ${({ $overPicture }) =>
    $overPicture
      ? `position: absolute; inset: 0 0 auto; z-index: 10;
         @media (min-width: 721px) { --header: 92px; }`
      : 'border-bottom: 1px solid var(--rule);'}
`;
/** Over the console, which fills the screen, it does so too: the logo stands above the rail. */
const HeaderRow = styled(Wrap)<{ $fillsScreen: boolean }>`
  ${({ $fillsScreen }) => $fillsScreen && '@media (min-width: 961px) { max-width: var(--console); margin-inline: 0; padding-inline: 26px var(--console-gutter); }'}
  display: flex;
  align-items: center;
  gap: var(--s3);
  height: var(--header);
`;
const End = styled.div`
  margin-left: auto;
  display: flex;
  align-items: center;
  gap: var(--s3);
  @media (max-width: 720px) {
    gap: var(--s1);
  }
`;
const WideScreenOnly = styled.div`
  display: contents;
  @media (max-width: 720px) {
    display: none;
  }
`;
/** A page from the server does not know yet who reads it. */
const Guest = styled.div`
  display: contents;
  [data-signed-in] & {
    visibility: hidden;
  }
`;
const Burger = styled.button`
  position: relative;
  min-width: 44px;
  height: 44px;
  margin-right: -10px;
  padding-inline: 10px;
  display: none;
  align-items: center;
  justify-content: center;
  gap: var(--s2);
  @media (max-width: 720px) {
    display: flex;
  }
`;

/** On every page; on the home page it lies over the picture. */
export function Header({ overPicture, fillsScreen }: { overPicture: boolean; fillsScreen: boolean }) {
  const { t } = useTexts('shell');
  const person = useSelector(selectPersonSummary);
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <Bar $overPicture={overPicture} data-screen-only>
      <HeaderRow $fillsScreen={fillsScreen}>
        <Logo />
        <End>
          <LanguageSelector compact />
          <WideScreenOnly>
            <ThemeSwitch />
            {person ? (
              <PersonMenu person={person} />
            ) : (
              <Guest>
                <ButtonLink look="text" to="/signin">
                  {t('header.signIn')}
                </ButtonLink>
                <ButtonLink look="line" to="/signup">
                  {t('header.signUp')}
                </ButtonLink>
              </Guest>
            )}
          </WideScreenOnly>
          <Burger
            type="button"
            aria-haspopup="dialog"
            aria-expanded={menu === 'open'}
            onPointerEnter={PhoneMenu.preload}
            onClick={() => setMenu('open')}
          >
            {person && <Avatar {...person} size={32} />}
            <MenuIcon />
            <VisuallyHidden>{t('header.menu')}</VisuallyHidden>
          </Burger>
        </End>
      </HeaderRow>
      {menu !== 'never' && <PhoneMenu open={menu === 'open'} onClose={() => setMenu('closed')} />}
    </Bar>
  );
}
