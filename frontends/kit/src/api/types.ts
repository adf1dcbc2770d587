import type * as contracts from '@pusula/contracts';

type Contracts = typeof contracts;
type AnyEndpoint = { route: contracts.Route; input: { _zod: { input: unknown } }; reply: { _zod: { output: unknown } } };

/** Fields by their names in the code: the specification writes those of some calls with a capital. */
type InCode<Input> = { [Name in keyof Input as Name extends string ? Uncapitalize<Name> : Name]: Input[Name] };

/** Every call of the contracts by its method and path. Types only: no schema travels to the browser. */
export type Endpoints = {
  [Name in keyof Contracts as Contracts[Name] extends AnyEndpoint ? Contracts[Name]['route'] : never]: Contracts[Name] extends AnyEndpoint
    ? { input: InCode<Contracts[Name]['input']['_zod']['input']>; reply: Contracts[Name]['reply']['_zod']['output'] }
    : never;
};

export type EndpointRoute = keyof Endpoints;
/** What the caller says: the query of a GET or DELETE, the body of a POST. */
export type InputOf<R extends EndpointRoute> = Endpoints[R]['input'];
export type ReplyOf<R extends EndpointRoute> = Endpoints[R]['reply'];
