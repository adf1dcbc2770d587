import { SERVER_LIMITS } from '@pusula/contracts';
import { browserSettings, timeLimit } from '@pusula/service-kit/config';
import { gatewayConfig } from '../config.ts';
import type { Deps } from '../deps.ts';
import type { Listener } from '../http-front.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { SecurityReports } from '../security-log/security-log.ts';
import { noForeignPage } from './allowed-origin.ts';
import { createWebApp } from './app.ts';
import { productConfig } from './product-config.ts';
import { createRenderedPages } from './rendering/rendered-pages.ts';
import { createRendererClient } from './rendering/renderer-client.ts';

/** Everything but the calls, as this gateway is configured. */
export function webListener(
  { config, pages, site, issuer, serviceUrls, isHttps, log, now }: Deps,
  { ofThisCall, ofVisit }: RateLimiter,
  reports: SecurityReports,
): Listener {
  const isProduction = config.NODE_ENV === 'production';
  const brand = {
    name: config.BRAND_NAME,
    company: config.BRAND_COMPANY,
    contactEmail: config.BRAND_CONTACT_EMAIL,
    domain: config.BRAND_DOMAIN,
  };
  const told = productConfig(browserSettings(gatewayConfig, config));
  const renderedPages =
    config.RENDERER_URL &&
    createRenderedPages({
      render: createRendererClient(config.RENDERER_URL, now),
      services: pages,
      mayCall: (endpoint, address) => ofThisCall(endpoint, { type: 'Public' }, address) === 0,
      mayRender: (address) => ofVisit('renderings', address) === 0,
      config: { ...told, origin: new URL(config.PUBLIC_URL).origin },
      now,
      log,
      patienceMs: timeLimit(SERVER_LIMITS.renderPatienceMs),
    });
  return createWebApp({
    ...pages,
    brand,
    renderedPages: renderedPages || undefined,
    productConfig: told,
    site,
    publicUrl: config.PUBLIC_URL,
    listsPages: isProduction,
    patienceMs: timeLimit(SERVER_LIMITS.pageFactsTimeoutMs),
    now,
    security: { imageOrigins: config.IMAGE_ORIGINS, https: isHttps },
    issuer,
    profileUrl: serviceUrls.profile,
    catalogUrl: serviceUrls.catalog,
    mailboxUrl: config.MAILBOX && !isProduction ? serviceUrls.mail : undefined,
    homePictureUrl: config.HOME_PICTURE_URL,
    indexNowKey: config.INDEXNOW_KEY,
    showDocs: config.API_DOCS ?? !isProduction,
    log,
    reports,
    isOwnForm: noForeignPage(config),
  });
}
