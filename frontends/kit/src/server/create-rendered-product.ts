import type { AnsweredCall, Language } from '@pusula/contracts';
import { createProductStore, type Product, type Remote } from '@pusula/frontend-kit/remote';
import { rendered } from '@pusula/frontend-kit/resource';
import type { Look } from '@pusula/frontend-kit/theme';
import { createAnsweredCalls } from './answered-calls.ts';
import type { ServerTexts } from './server-texts.ts';

type RenderedProductOptions = Look & {
  readonly language: Language;
  readonly answered: readonly AnsweredCall[];
  /** Of the whole renderer. */
  readonly texts: ServerTexts;
  readonly report: (error: unknown) => void;
};

const NO_TOKENS = { read: () => null, write: () => undefined, remove: () => undefined };
const STAY = () => undefined;

/** What createProduct is to a page in a browser, for one that is rendered: nobody is signed in, and calls are answered by the gateway. */
export function createRenderedProduct({ language, theme, landscape, answered, texts, report }: RenderedProductOptions) {
  const calls = createAnsweredCalls(answered);
  const { store, join } = createProductStore({
    context: { api: calls.api, tokens: NO_TOKENS, navigate: STAY, language: () => language },
    report,
    sagas: [],
  });
  const i18n = texts.in(language);
  const product: Pick<Product, 'store' | 'i18n' | 'look' | 'navigation' | 'takenOver' | 'add'> = {
    store,
    i18n,
    look: { theme, landscape },
    navigation: { navigate: STAY, connect: STAY },
    takenOver: STAY,
    add: (remote: Remote) => {
      texts.add(remote.texts);
      join(remote);
    },
  };
  return { product, unanswered: calls.unanswered, markRendered: () => store.dispatch(rendered()), state: () => store.getState() };
}
