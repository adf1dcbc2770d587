import { languageOfPath } from '@pusula/contracts';
import { chosenLanguage, onLanguageChosenElsewhere, switchLanguage, useTexts } from '@pusula/frontend-kit/i18n';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguageSwitch } from './use-language-switch.ts';

/** Each page speaks the language of its address or, where that says none, the one its reader chose or has read in so far. A choice in another tab holds here as well. */
export function useLanguageOfAddress(): void {
  const { i18n, language } = useTexts();
  const { pathname } = useLocation();
  const { speak } = useLanguageSwitch();
  const languageOf = useEffectEvent((path: string) => languageOfPath(path) ?? chosenLanguage() ?? language);
  // Before the page's own effects: a mailed link may know better.
  useLayoutEffect(() => {
    void switchLanguage(i18n, languageOf(pathname));
  }, [i18n, pathname]);
  const follow = useEffectEvent(speak);
  useEffect(() => onLanguageChosenElsewhere((language) => void follow(language)), []);
}
