import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import type { SubmitEvent } from 'react';
import { css, styled } from 'styled-components';
import { PreferenceForm } from '../preferences/PreferenceForm.tsx';
import { Flag } from './Flag.tsx';
import { useLanguageSwitch } from './use-language-switch.ts';

const compact = css`
  @media (max-width: 960px) {
    span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    i {
      display: inline;
    }
  }
  @media (max-width: 720px) {
    button {
      min-width: 44px;
      justify-content: center;
    }
    svg {
      display: none;
    }
  }
`;
/** In a header that has less room its names give way to their codes, and on phones its flags go as well; screen readers hear the names. */
const Group = styled.div<{ $compact: boolean }>`
  display: inline-flex;
  align-items: center;
  font: var(--t-label);
  i {
    display: none;
    font-style: normal;
  }
  ${({ $compact }) => $compact && compact}
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
  &:hover :is(span, i) {
    text-decoration: underline;
    text-underline-offset: 0.22em;
    text-decoration-thickness: 1px;
  }
  &[aria-pressed='true'] {
    color: var(--language-on, var(--ink));
  }
  &[aria-pressed='true'] :is(span, i) {
    text-decoration: none;
    box-shadow: 0 2px 0 var(--saffron);
  }
`;

type LanguageSelectorProps = {
  /** It stands in the header. */
  compact?: boolean;
  className?: string;
};

/** English or Türkçe, each under its own name. */
export function LanguageSelector({ compact: isCompact = false, className }: LanguageSelectorProps) {
  const { t } = useTexts('shell');
  const { language, choose } = useLanguageSwitch();
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    if (submitter instanceof HTMLButtonElement && isLanguage(submitter.value)) void choose(submitter.value);
  };
  return (
    <PreferenceForm onSubmit={onSubmit}>
      <Group role="group" aria-label={t('header.language')} $compact={isCompact} className={className}>
        {LANGUAGES.map((one) => (
          <Choice key={one} type="submit" name="language" value={one} lang={one} aria-pressed={one === language}>
            <Flag language={one} />
            <span>{LANGUAGE_NAMES[one]}</span>
            <i aria-hidden="true">{one.toUpperCase()}</i>
          </Choice>
        ))}
      </Group>
    </PreferenceForm>
  );
}
