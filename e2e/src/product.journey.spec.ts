import { afterAll, beforeAll, describe, jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { gettingBackIn } from './journeys/accounts/getting-back-in.ts';
import { presenting } from './journeys/accounts/presenting.ts';
import { signingInThroughProviders } from './journeys/accounts/providers.ts';
import { signingUp } from './journeys/accounts/signing-up.ts';
import { stayingSignedIn } from './journeys/accounts/staying-signed-in.ts';
import { administeringCategories } from './journeys/administering/categories.ts';
import { editingPeople } from './journeys/administering/editing.ts';
import { lookingBack } from './journeys/administering/history.ts';
import { living } from './journeys/administering/living.ts';
import { operating } from './journeys/administering/operations.ts';
import { administeringPeople } from './journeys/administering/people.ts';
import { browsing } from './journeys/browsing.ts';
import { hostileTexts } from './journeys/hostile-texts.ts';
import { looking } from './journeys/looking.ts';
import { refusing } from './journeys/refusing.ts';
import { searching } from './journeys/searching.ts';
import { signingIn } from './journeys/signing-in.ts';
import { type Product, setUps } from './product.ts';

/** Above what a single wait in a page may take. */
jest.setTimeout(90_000);
/** A first start draws four hundred portraits. */
const START_MS = 12 * 60_000;

describe.each(setUps)('$name', ({ name, start }) => {
  let product: Product;
  let browser: Browser;
  beforeAll(async () => {
    [product, browser] = await Promise.all([start(), openBrowser()]);
  }, START_MS);
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  }, 60_000);
  const stage = { product: () => product, browser: () => browser };

  describe('searching', () => searching(stage));
  describe('browsing', () => browsing(stage));
  describe('signing in', () => signingIn(stage));
  describe('signing up', () => signingUp(stage));
  describe('presenting oneself', () => presenting(stage));
  describe('getting back in', () => gettingBackIn(stage));
  describe('staying signed in', () => stayingSignedIn(stage));
  describe('providers', () => signingInThroughProviders(stage));
  describe('administering people', () => administeringPeople(stage));
  describe('editing people', () => editingPeople(stage));
  describe('administering categories', () => administeringCategories(stage));
  describe('operating', () => operating(stage));
  describe('looking back', () => lookingBack(stage));
  describe('what admins change', () => living(stage));
  describe('bad input', () => refusing(stage));
  describe('hostile texts', () => hostileTexts(stage));
  // How pages look does not depend on what runs behind them: once is enough.
  if (name === 'embedded') describe('looking', () => looking(stage));
});
