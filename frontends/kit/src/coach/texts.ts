import { LANGUAGES, useTexts } from '../i18n/index.ts';
import en from './texts.en.json';
import tr from './texts.tr.json';

const NAMESPACE = 'coachProfile';
const texts = { tr, en };
export const coachProfileTexts = { [NAMESPACE]: texts };

/** The texts of coaches' profiles. They come with the screens that show coaches, so that no other page has to carry them. */
export function useCoachTexts() {
  const { i18n } = useTexts();
  for (const language of LANGUAGES) {
    // Silent: whoever listens for new texts may be rendering right now.
    if (!i18n.hasResourceBundle(language, NAMESPACE))
      i18n.addResourceBundle(language, NAMESPACE, texts[language], true, true, { silent: true });
  }
  return useTexts(NAMESPACE);
}
