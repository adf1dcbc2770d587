import { LANGUAGE_NAMES, LANGUAGES, useTexts } from '@pusula/frontend-kit/i18n';
import { styled } from 'styled-components';
import { Flag } from './Flag.tsx';
import { useLanguageSwitch } from './use-language-switch.ts';

const Group = styled.div`
  display: inline-flex;
  align-items: center;
  font: var(--t-label);
`;
const Choice = styled.button`
  position: relative;
  min-height: 44px;
  padding: 0 var(--s3);
  display: flex;
  align-items: center;
  gap: var(--s2);
  color: var(--language-off, var(--ink-2));
  & + &::before {
    content: '';
    position: absolute;
    left: 0;
    height: 14px;
    width: 1px;
    background: var(--language-rule, var(--rule-2));
  }
  &:hover span {
    text-decoration: underline;
    text-underline-offset: 0.22em;
    text-decoration-thickness: 1px;
  }
  &[aria-pressed='true'] {
    color: var(--language-on, var(--ink));
  }
  &[aria-pressed='true'] span {
    text-decoration: none;
    box-shadow: 0 2px 0 var(--saffron);
  }
`;

/** English or Türkçe, each under its own name. */
export function LanguageSelector({ className }: { className?: string }) {
  const { t } = useTexts('shell');
  const { language, choose } = useLanguageSwitch();
  return (
    <Group role="group" aria-label={t('header.language')} className={className}>
      {LANGUAGES.map((one) => (
        <Choice key={one} type="button" lang={one} aria-pressed={one === language} onClick={() => choose(one)}>
          <Flag language={one} />
          <span>{LANGUAGE_NAMES[one]}</span>
        </Choice>
      ))}
    </Group>
  );
}
