import type { ServerResponse } from 'node:http';
import { sendBarePage } from './bare-page.ts';

/** What the address answers while the parts behind it come up: a page for people that tries again by itself, a code for programs. */
export const sendStarting = (response: ServerResponse, isPage: boolean, brandName: string): void =>
  sendBarePage(response, isPage, {
    status: 503,
    errorMessage: 'SERVICE_UNAVAILABLE',
    seconds: 1,
    title: `${brandName} hazırlanıyor`,
    heading: 'Yönünü buluyor',
    text: {
      tr: `${brandName} birkaç saniye içinde burada.`,
      en: `${brandName} will be here in a few seconds.`,
    },
  });

/** What an address is answered from which more is asked for than people ask for. */
export const sendTooManyPages = (response: ServerResponse, isPage: boolean, seconds: number): void =>
  sendBarePage(response, isPage, {
    status: 429,
    errorMessage: 'TOO_MANY_REQUESTS',
    seconds,
    title: 'Biraz bekleyin',
    heading: 'Biraz soluklanalım',
    text: {
      tr: 'Bağlantınızdan kısa sürede çok fazla istek geldi. Sayfa birazdan kendiliğinden açılacak.',
      en: 'Too many requests came from your connection. The page will open by itself in a moment.',
    },
  });
