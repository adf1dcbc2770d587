import { type RequestHandler, Router } from 'express';

/** `/{key}.txt`, by which IndexNow knows that whoever submits our pages is us; nothing without a key. The search service submits them. */
export function indexNowKey(key: string | undefined): Router {
  const router = Router();
  const serve: RequestHandler = (_request, response) => void response.type('txt').set('cache-control', 'public, max-age=3600').send(key);
  if (key !== undefined) router.get(`/${key}.txt`, serve);
  return router;
}
