import { LANGUAGES } from '@pusula/contracts';
import type { Texts } from './i18n.ts';
import { useTexts } from './use-texts.ts';

/** Texts that come with the screens that say them, so that no other page has to carry them. */
export function useBroughtTexts(namespace: string, texts: Texts[string]) {
  const { i18n } = useTexts();
  for (const language of LANGUAGES) {
    // Silent: whoever listens for new texts may be rendering right now.
    if (!i18n.hasResourceBundle(language, namespace))
      i18n.addResourceBundle(language, namespace, texts[language], true, true, { silent: true });
  }
  return useTexts(namespace);
}
