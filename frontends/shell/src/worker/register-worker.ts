import { LIMITS } from '@pusula/contracts';

/** The service worker comes a second after the page (specification section 9), so that it never competes with the first view. */
export function registerWorker(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const register = () =>
    setTimeout(() => {
      // Without it the page works as well; a browser that refuses it in private mode is no error.
      navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
    }, LIMITS.serviceWorkerDelayMs);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
