import { config } from '../config/config.ts';

/** The name of a page that search engines do not keep: account, administration, errors. */
export const PageTitle = ({ children }: { children: string }) => <title>{`${children} · ${config.brand}`}</title>;
