/** The whole product at an address, filled with the demo's people. */
export type Product = {
  readonly url: string;
  /** Where the databases of its services are; null when it was started elsewhere. */
  readonly databaseServerUrl: string | null;
  readonly stop: () => Promise<void>;
};
