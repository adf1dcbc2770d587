import { Writable } from 'node:stream';
import { moduleAt, type PageReply, type PageRequest } from '@pusula/contracts';
import { config, configure } from '@pusula/frontend-kit/config';
import { ProductProvider } from '@pusula/frontend-kit/remote';
import { createRenderedProduct, createServerTexts } from '@pusula/frontend-kit/server';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { Layout } from './page/Layout.tsx';
import { fetchRemote, registerAll } from './remotes/federation.ts';
import { RemoteRouter } from './remotes/RemoteRouter.tsx';
import { createRemoteLoader } from './remotes/remote-loader.ts';
import { texts as ownTexts } from './texts.ts';

/** A page whose calls open others shows those of the last round as they load in the browser. */
const ROUNDS = 3;

export type RendererOptions = {
  /** Name of a remote -> file of its build for Node. */
  readonly remotes: Readonly<Record<string, string>>;
  readonly report: (error: unknown) => void;
};

/** The shell without a browser: renders pages that everybody may enter, as somebody sees them who is not signed in. */
export function createRenderer({ remotes, report }: RendererOptions) {
  registerAll(remotes);
  const texts = createServerTexts();
  texts.add(ownTexts);

  /** @throws when a screen throws or its remote cannot be loaded; then the page is left to the browser */
  return async function renderPage(request: PageRequest, signal: AbortSignal): Promise<PageReply> {
    const { remotes: _files, ...given } = { ...config, ...request.config };
    configure(given);
    const { product, unanswered, markRendered, state } = createRenderedProduct({ ...request, texts, report });
    const loader = createRemoteLoader({ fetch: fetchRemote, forget: () => undefined, add: product.add });
    await loader.load(moduleAt(request.path.split('?', 1)[0] ?? '/'));
    const page = (
      <ProductProvider product={product} router={({ children }) => <StaticRouter location={request.path}>{children}</StaticRouter>}>
        <Layout>
          <RemoteRouter loader={loader} />
        </Layout>
      </ProductProvider>
    );
    for (let round = 1; ; round += 1) {
      const before = state();
      const rendered = await renderWithStyles(page, signal);
      if (unanswered().length > 0) return { outcome: 'needs', calls: unanswered() };
      markRendered();
      if (state() === before || round === ROUNDS) return { outcome: 'rendered', ...rendered, state: { ...state() } };
    }
  };
}

async function renderWithStyles(page: ReactNode, signal: AbortSignal): Promise<{ html: string; styles: string }> {
  const sheet = new ServerStyleSheet();
  try {
    const html = await renderWhole(sheet.collectStyles(page), signal);
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

/** The page once every part of it is there: in one piece it needs no scripts to put itself together, which the page's policy would not run. */
function renderWhole(page: ReactNode, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const stream = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: reject,
    });
    signal.addEventListener('abort', () => stream.abort(signal.reason), { once: true });
  });
}
