import type { Endpoint } from '@pusula/contracts';
import { type Handler, type ServedEndpoint, serve as serveByKit } from '@pusula/service-kit/service';
import type { ExchangeCookie } from './auth/exchange-cookie.ts';
import type { CallingBrowser } from './known-browsers/calling-browser.ts';

/** Where a call comes from, as its connection and its headers show it. */
export type Client = {
  readonly address: string;
  /** As the browser says it; nothing in it may be relied on. */
  readonly userAgent: string | undefined;
  readonly browser: CallingBrowser;
  readonly exchangeCookie: ExchangeCookie;
};

type WithClient = { readonly client: Client };

/** A verb of the gateway: like any service's, and it sees the client, whom no service behind the gateway does. */
export type GatewayHandler<E extends Endpoint> = Handler<E, WithClient>;
export type GatewayRequest<E extends Endpoint> = Parameters<GatewayHandler<E>>[0];

export const serve = <E extends Endpoint>(endpoint: E, handler: GatewayHandler<E>): ServedEndpoint<WithClient> =>
  serveByKit<E, WithClient>(endpoint, handler);
