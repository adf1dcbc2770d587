import { REMOTES, remoteEntry } from '@pusula/contracts';

/** What a deployment says about itself: served as /config.js, so that one build fits every brand and address. */
export type ProductConfig = {
  readonly brand: string;
  /** Who answers for the product, how to write to them, and where it is: the legal pages name them. */
  readonly company: string;
  readonly contactEmail: string;
  readonly domain: string;
  /** Where people reach the product, such as https://pusula.example. */
  readonly origin: string;
  /** Name of a remote -> address of its federation entry. */
  readonly remotes: Readonly<Record<string, string>>;
  /** Where calls go; below it lie the paths of the contracts. */
  readonly apiBase: string;
  /** Whether a coach has to give all four links (specification section 5), or may leave some out. */
  readonly coachLinksRequired: boolean;
};

declare global {
  interface Window {
    __PUSULA__?: Partial<ProductConfig>;
  }
}

/** The renderer has no window; it is given everything with the page that it is to render. */
const { location, __PUSULA__ }: Partial<Window> = globalThis.window ?? {};

const defaults: ProductConfig = {
  brand: 'Pusula',
  company: 'Pusula',
  contactEmail: 'iletisim@pusula.example',
  domain: location?.host ?? '',
  origin: location?.origin ?? '',
  remotes: Object.fromEntries(REMOTES.map((name) => [name, remoteEntry(name)])),
  apiBase: '/api',
  coachLinksRequired: true,
};

export const config: ProductConfig = { ...defaults, ...__PUSULA__ };

/** Says on a server what /config.js says in browsers; one renderer serves one deployment. */
export const configure = (given: Partial<ProductConfig>): void => void Object.assign(config, given);
