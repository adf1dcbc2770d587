import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type ErrorCode,
  isLanguage,
  type Language,
  languageOfMailedLink,
  PAGE_THEMES,
  PREFERENCES_PATH,
  pathIn,
  returnAddress,
  statusOf,
} from '@pusula/contracts';
import { keepPreferences, type Preferences, readBody } from '@pusula/service-kit/http';
import { failure, isFailure } from '@pusula/service-kit/service';
import { Router } from 'express';
import type { SecurityReports } from '../security-log/security-log.ts';
import { sendBarePage, wantsPage } from './bare-page.ts';

/** An address to go back to, twice encoded. */
const LARGEST_FORM_BYTES = 8 * 1024;

type PreferencesOptions = {
  /** Ours. */
  readonly origin: string;
  readonly isOwnForm: (request: IncomingMessage) => boolean;
  readonly reports: SecurityReports;
};

/**
 * Takes the language and the theme that somebody chooses on a page whose scripts do not run, and leads back to that page. The cookies say nothing of who
 * somebody is; a form of another site has no effect.
 */
export function preferences({ origin, isOwnForm, reports: { record, addressOf } }: PreferencesOptions): Router {
  const refuse = (request: IncomingMessage, response: ServerResponse, code: ErrorCode) => {
    const about = { network: addressOf(request), requestId: randomUUID(), path: PREFERENCES_PATH };
    record({ event: 'request', outcome: 'refused', code, ...about });
    // What is left of the body is not wanted, and would be taken for the next request.
    response.setHeader('connection', 'close');
    sendRefused(response, wantsPage(request), code);
  };
  const router = Router();
  router.post(PREFERENCES_PATH, async (request, response) => {
    if (!isOwnForm(request)) return refuse(request, response, 'FORBIDDEN');
    try {
      const form = new URLSearchParams(await readBody(request, LARGEST_FORM_BYTES, { form: true }));
      const chosen = chosenIn(form);
      keepPreferences(response, chosen);
      response.set('cache-control', 'no-store').redirect(303, wayBack(returnAddress(form.get('to'), origin), origin, chosen.language));
    } catch (error) {
      if (!isFailure(error)) throw error;
      refuse(request, response, error.code);
    }
  });
  // Where a page that asks to wait tries again by itself.
  router.get(PREFERENCES_PATH, (_request, response) => response.set('cache-control', 'no-store').redirect(303, '/'));
  return router;
}

/** @throws failure VALIDATION_FAILED where the form names neither, or one that there is not */
function chosenIn(form: URLSearchParams): Partial<Preferences> {
  const [language, theme] = [form.get('language'), form.get('theme')];
  const chosen = {
    ...(isLanguage(language) && { language }),
    ...(isTheme(theme) && { theme }),
  };
  const named = [language, theme].filter((value) => value !== null).length;
  if (named === 0 || named !== Object.keys(chosen).length) throw failure('VALIDATION_FAILED');
  return chosen;
}
const isTheme = (value: unknown): value is Preferences['theme'] => PAGE_THEMES.some((theme) => theme === value);

/** Pure: the page's address, in the language that was chosen where it names one. */
function wayBack(address: string, origin: string, language: Language | undefined): string {
  if (language === undefined) return address;
  const url = new URL(address, origin);
  url.pathname = pathIn(language, url.pathname) ?? url.pathname;
  if (languageOfMailedLink(url.pathname, url.searchParams)) url.searchParams.set('language', language);
  return url.pathname + url.search + url.hash;
}

const sendRefused = (response: ServerResponse, isPage: boolean, errorMessage: ErrorCode): void =>
  sendBarePage(response, isPage, {
    status: statusOf(errorMessage),
    errorMessage,
    title: 'Seçiminiz kaydedilemedi',
    heading: 'Seçiminizi kaydedemedik',
    text: {
      tr: 'Önceki sayfaya dönüp yeniden deneyin.',
      en: 'We could not keep your choice. Go back to the page before and try again.',
    },
  });
