import { readFileSync } from 'node:fs';
import { statusOf } from '@pusula/contracts';
import { readBody } from '@pusula/service-kit/http';
import { isFailure } from '@pusula/service-kit/service';
import { type RequestHandler, Router } from 'express';
import { callbackPage, type ProviderAnswer } from './callback-page.ts';

const LARGEST_FORM_BYTES = 16 * 1024;
const SCRIPT = readFileSync(new URL('./callback-script.js', import.meta.url), 'utf8');

/**
 * The popup has come from the provider's origin: without `unsafe-none` it would lose the tab that opened it. What was answered is in the address
 * or in the page, so neither is stored, sent on or logged.
 */
const UNSEEN = {
  'cross-origin-opener-policy': 'unsafe-none',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** Where the popup of a provider's sign-in returns to: with the answer in its fragment, or, from Apple, as a form. */
export function signinCallback(): Router {
  const router = Router();
  router.get('/signin/callback', (_request, response) => void response.set(UNSEEN).type('html').send(callbackPage(response.locals.nonce)));
  router.post('/signin/callback', posted);
  router.get(
    '/signin/callback.js',
    (_request, response) => void response.set('cache-control', 'no-cache').type('text/javascript').send(SCRIPT),
  );
  return router;
}

/** The form is only shown to the page that it came in with: whether it is worth anything, the tab that asked decides by its state. */
const posted: RequestHandler = async (request, response) => {
  response.set(UNSEEN).type('html');
  try {
    const answer = answerIn(await readBody(request, LARGEST_FORM_BYTES, { form: true }));
    response.send(callbackPage(response.locals.nonce, answer));
  } catch (error) {
    if (!isFailure(error)) throw error;
    // What is left of the body is not wanted, and would be taken for the next request.
    response.set('connection', 'close').status(statusOf(error.code)).send(callbackPage(response.locals.nonce));
  }
};

function answerIn(form: string): ProviderAnswer {
  const fields = new URLSearchParams(form);
  return {
    state: fields.get('state'),
    token: fields.get('id_token') ?? fields.get('access_token'),
    error: fields.get('error'),
    user: fields.get('user'),
  };
}
