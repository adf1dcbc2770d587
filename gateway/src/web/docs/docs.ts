import { readFileSync } from 'node:fs';
import { serverPageReader } from '@pusula/service-kit/http';
import { Router } from 'express';
import { sendText } from '../coding.ts';
import { openApi } from '../openapi.ts';
import { docsPage, shownCalls } from './docs-page.ts';

const SCRIPT = readFileSync(new URL('./docs-script.js', import.meta.url), 'utf8');

/** The API's documentation: for people, and for programs. */
export function docs({ brand, origin }: { readonly brand: string; readonly origin: string }): Router {
  const router = Router();
  let described: string | undefined;
  // Once somebody asks: writing down every contract would be a good part of the gateway's start.
  const description = () => {
    described ??= JSON.stringify(openApi(brand));
    return described;
  };
  const shownCall = shownCalls(origin);
  router.get('/openapi.json', (request, response) => sendText(request, response.type('json'), description()));
  router.get('/docs.js', (request, response) =>
    sendText(request, response.set('cache-control', 'no-cache').type('text/javascript'), SCRIPT),
  );
  router.get('/docs', async (request, response) => {
    const reader = serverPageReader(request.url, request.headers.cookie);
    await sendText(request, response.type('html'), docsPage({ reader, brand, origin, nonce: response.locals.nonce, shownCall }));
  });
  return router;
}
