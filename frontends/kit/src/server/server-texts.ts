import { DEFAULT_LANGUAGE } from '@pusula/contracts';
import { addTexts, createI18n, type Texts } from '@pusula/frontend-kit/i18n';

/** The texts of all pages that a renderer renders. Each page speaks a language of its own: a clone shares the texts. */
export function createServerTexts() {
  const instance = createI18n('/', DEFAULT_LANGUAGE);
  const added = new WeakSet<Texts>();
  return {
    in: (language: string) => instance.cloneInstance({ lng: language }),
    add(texts: Texts): void {
      if (added.has(texts)) return;
      added.add(texts);
      addTexts(instance, texts);
    },
  };
}
export type ServerTexts = ReturnType<typeof createServerTexts>;
