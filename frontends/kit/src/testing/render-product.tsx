import type { CurrentUser } from '@pusula/contracts';
import { act, configure, getConfig, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { config } from '../config/config.ts';
import { addTexts, type Texts } from '../i18n/index.ts';
import { createProduct, type Product, ProductProvider, type Remote } from '../remote/index.ts';
import { session } from '../session/index.ts';

// Real calls to a real server, and screens that are compiled when they are first asked for, on a machine that others use too.
configure({ asyncUtilTimeout: 30_000 });

const { getElementError } = getConfig();
/** Prints the page for what was sought in vain, but not at each look of a wait: the one that gives up prints it itself. */
function printAtTheEnd(message: string | null, container: Element) {
  const { _disableExpensiveErrorDiagnostics: waits } = getConfig() as { _disableExpensiveErrorDiagnostics?: boolean };
  if (!waits) return getElementError(message, container);
  return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
}
configure({ getElementError: printAtTheEnd });

/**
 * `user`: everything about the signed-in person, as the server has told at the page's start. `historyState`: what the address's entry of the history holds, of a
 * page that is loaded anew.
 */
type Setting = { path: string; historyState?: unknown; apiBase: string; remote?: Remote; texts?: Texts; user?: CurrentUser | undefined };

/** The product around a screen, as a page has it: real store, sagas, calls and router, at an address. @param screen of the product that is made for it, if need be */
export async function renderProduct(
  screen: ReactNode | ((product: Product) => ReactNode),
  { path, historyState = null, apiBase, remote, texts = {}, user }: Setting,
) {
  history.replaceState(historyState, '', path);
  Object.assign(config, { apiBase });
  const product = createProduct();
  addTexts(product.i18n, texts);
  if (remote) product.add(remote);
  if (user) product.store.dispatch(session.userArrived(user));
  // Screens wait for remotes and texts: act lets what is there already come in.
  const content = typeof screen === 'function' ? screen(product) : screen;
  const view = await act(async () => render(<ProductProvider product={product}>{content}</ProductProvider>));
  return { product, ...view };
}
