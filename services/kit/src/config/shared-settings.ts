import { z } from 'zod';
import { inDevelopment } from './config.ts';
import { flag, hmacKey, httpAddress, indexNowKey } from './config-shapes.ts';
import { setting, toldBrowsers } from './setting.ts';

/** Variables that several processes read: each takes those that it needs, and an operator gives all of them the same value. */
export const sharedSettings = {
  PUBLIC_URL: setting(
    "The product's address as people type it; the gateway answers to its host alone",
    inDevelopment(httpAddress(), 'http://localhost:8080'),
  ),
  BRAND_NAME: toldBrowsers(
    'brand',
    setting(
      "The product's name; also on the pictures of shared links",
      z.string().trim().min(1, 'must not be empty').max(40, 'must be at most 40 characters').default('Pusula'),
    ),
  ),
  BRAND_CONTACT_EMAIL: toldBrowsers(
    'contactEmail',
    setting('Where people write to, in legal texts and e-mails', z.email('must be an e-mail address').default('merhaba@pusula.example')),
  ),
  COACH_LINKS_REQUIRED: toldBrowsers('coachLinksRequired', setting('Whether coaches have to give all four links', flag().default(true))),
  LINK_KEY: setting('Makes the tokens of mailed links: 32 random bytes or more as base64url', hmacKey()),
  INDEXNOW_KEY: setting(
    'Tells search engines of changed pages; 8 to 128 letters and digits, shown at `/<key>.txt`',
    indexNowKey().optional(),
  ),
} as const;
