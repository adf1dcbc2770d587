/** A server that tests may find: what it is called, which variables say where, and what runs where there is none. */
type KnownServer = {
  readonly title: string;
  /** Its address, under the name that the product's own configuration has. */
  readonly variable: string;
  /** What has to be set beside the address. */
  readonly companions: readonly string[];
  /** The service of docker-compose.yml whose image is run where a Docker engine answers. */
  readonly service: string;
  /** What the tests do without it. */
  readonly without: string;
};

export const SERVERS = {
  postgres: { title: 'PostgreSQL', variable: 'DATABASE_SERVER_URL', companions: [], service: 'postgres', without: 'not started' },
  rabbitmq: { title: 'RabbitMQ', variable: 'AMQP_URL', companions: [], service: 'rabbitmq', without: 'in-process bus only' },
  elasticsearch: {
    title: 'Elasticsearch',
    variable: 'ELASTICSEARCH_URL',
    companions: [],
    service: 'elasticsearch',
    without: 'embedded index only',
  },
  s3: {
    title: 'S3',
    variable: 'S3_ENDPOINT',
    companions: ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    service: 'seaweedfs',
    without: 'picture folder only',
  },
  // What was sent has to be read as well, and no test sends to a server that might pass it on.
  smtp: {
    title: 'SMTP',
    variable: 'SMTP_URL',
    companions: ['MAILPIT_URL'],
    service: 'mailpit',
    without: 'a server within the tests only',
  },
} as const satisfies Record<string, KnownServer>;

export type ServerName = keyof typeof SERVERS;
export const SERVER_NAMES = Object.keys(SERVERS) as ServerName[];

/** Where a test finds a server that others use, too: set by whoever runs the tests, or by the run that started one. Undefined: the test is skipped. */
export const serverUrl = (name: ServerName): string | undefined => process.env[SERVERS[name].variable] || undefined;
