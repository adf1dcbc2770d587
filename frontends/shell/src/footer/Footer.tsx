import { pageAddress } from '@pusula/contracts';
import { config } from '@pusula/frontend-kit/config';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Rose, Wrap } from '@pusula/frontend-kit/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Logo } from '../header/Logo.tsx';
import { LanguageSelector } from '../languages/LanguageSelector.tsx';

const Ground = styled.footer.attrs<{ 'data-screen-only'?: boolean }>({ 'data-screen-only': true })`
  background: var(--deep);
  color: var(--on-deep);
  position: relative;
  overflow: hidden;
  --language-on: var(--on-deep);
  --language-off: var(--on-deep-2);
  --language-rule: var(--rule-deep);
`;
const Inside = styled(Wrap)`
  padding-block: var(--s8) var(--s6);
  position: relative;
`;
const Turning = styled(Rose)`
  position: absolute;
  right: -310px;
  top: -280px;
  width: 560px;
  max-width: none;
  opacity: 0.22;
  pointer-events: none;
  --paper: transparent;
  --saffron: transparent;
  @media (max-width: 720px) {
    right: -220px;
    top: -220px;
    width: 400px;
  }
`;
const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--s6) var(--s8);
  p {
    color: var(--on-deep-2);
    max-width: 30ch;
    margin-top: var(--s3);
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s1) var(--s6);
    padding-right: clamp(0px, 18vw, 240px);
  }
  li a {
    display: inline-block;
    padding-block: 10px;
    text-decoration: none;
  }
  li a:hover {
    text-decoration: underline;
  }
  @media (max-width: 720px) {
    ul {
      display: grid;
      padding-right: 0;
    }
  }
`;
const FooterLogo = styled(Logo)`
  font-size: 1.75rem;
`;
const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: var(--s2) var(--s5);
  margin-top: var(--s7);
  padding-top: var(--s4);
  border-top: 1px solid var(--rule-deep);
  font: var(--t-small);
  color: var(--on-deep-2);
  [role='group'] {
    margin-inline: calc(-1 * var(--s3));
  }
`;

/** Closes the home page, and only that (specification section 2). */
export function Footer() {
  const { t, language } = useTexts('shell');
  return (
    <Ground>
      <Inside>
        <Turning />
        <Columns>
          <div>
            <FooterLogo />
            <p>{t('footer.promise')}</p>
          </div>
          <nav aria-label={t('footer.label')}>
            <ul>
              <li>
                <Link to={pageAddress('categories', language)}>{t('footer.categories')}</Link>
              </li>
              <li>
                <Link to={pageAddress('privacy', language)}>{t('footer.privacy')}</Link>
              </li>
              <li>
                <Link to={pageAddress('terms', language)}>{t('footer.terms')}</Link>
              </li>
            </ul>
          </nav>
        </Columns>
        <Base>
          <span>{t('footer.copyright', { year: new Date().getFullYear(), brand: config.brand })}</span>
          <LanguageSelector />
        </Base>
      </Inside>
    </Ground>
  );
}
