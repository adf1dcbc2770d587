import { config } from '../config/config.ts';
import { useOwnHead } from './served-head.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** The name of a page that search engines do not keep: account, administration, errors. */
export function PageTitle({ children }: { children: string }) {
  // The server writes the head of a page by itself; it stays until the page's own is there.
  return useIsHydrated() ? <OwnHead>{children}</OwnHead> : null;
}

function OwnHead({ children }: { children: string }) {
  useOwnHead();
  return (
    <>
      <title>{`${children} · ${config.brand}`}</title>
      <meta name="robots" content="noindex, follow" />
    </>
  );
}
