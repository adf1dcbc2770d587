/** A RabbitMQ node of the test's own: it may be killed without harming anybody. */
export type TestRabbit = {
  /** Of the account `guest`, which may do everything. */
  readonly url: string;
  /** SIGKILL to everything of the node; its data stay. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same port and data. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

export type StartRabbitOptions = { readonly isUp?: boolean; readonly definitions?: object };
