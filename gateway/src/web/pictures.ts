import { LIMITS, SHARING_PICTURES } from '@pusula/contracts';
import { timeLimit } from '@pusula/service-kit/config';
import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { isReading } from './is-reading.ts';

/** What a visitor sends to us alone. */
const OURS = ['authorization', 'cookie'];

const toService = (target: string): RequestHandler =>
  createProxyMiddleware({
    target,
    proxyTimeout: timeLimit(LIMITS.gatewayHopTimeoutMs),
    on: {
      proxyReq: (sent) => {
        for (const name of OURS) sent.removeHeader(name);
      },
    },
  });

type PictureOwners = { readonly profileUrl: string; readonly catalogUrl: string };

/** /pictures/*: those of people and their links from the profile service, those of categories' links from the catalog. */
export function pictures({ profileUrl, catalogUrl }: PictureOwners): RequestHandler {
  const [ofPeople, ofCategories] = [toService(profileUrl), toService(catalogUrl)];
  return (request, response, next) => {
    if (!isReading(request)) return next();
    if (request.path.startsWith(SHARING_PICTURES.category)) return void ofCategories(request, response, next);
    if (request.path.startsWith('/pictures/')) return void ofPeople(request, response, next);
    next();
  };
}
