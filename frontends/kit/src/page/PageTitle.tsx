import { config } from '../config/config.ts';
import { useOwnHead } from './served-head.ts';

/** The name of a page that search engines do not keep: account, administration, errors. */
export function PageTitle({ children }: { children: string }) {
  useOwnHead();
  return (
    <>
      <title>{`${children} · ${config.brand}`}</title>
      <meta name="robots" content="noindex, follow" />
    </>
  );
}
