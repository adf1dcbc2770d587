/** What a deployment says about itself: served as /config.js, so that one build fits every brand and address. */
export type ProductConfig = {
  readonly brand: string;
  /** Who answers for the product, how to write to them, and where it is: the legal pages name them. */
  readonly company: string;
  readonly contactEmail: string;
  readonly domain: string;
  /** Name of a remote -> address of its federation manifest. */
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

const remoteAt = (name: string) => `/remotes/${name}/mf-manifest.json`;

const defaults: ProductConfig = {
  brand: 'Pusula',
  company: 'Pusula',
  contactEmail: 'iletisim@pusula.example',
  domain: location.host,
  remotes: { public: remoteAt('public'), account: remoteAt('account'), admin: remoteAt('admin') },
  apiBase: '/api',
  coachLinksRequired: true,
};

export const config: ProductConfig = { ...defaults, ...window.__PUSULA__ };
