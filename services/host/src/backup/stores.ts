import { profileConfig } from '@pusula/profile-service';
import { type RestingEvents, restingEvents, type SourceDatabase } from '@pusula/service-kit/backup';
import {
  amqpAddress,
  type ConfigOf,
  optional,
  postgresAddress,
  readConfig,
  serviceConfig,
  timeLimit,
  wholeNumber,
} from '@pusula/service-kit/config';
import { databaseUrl } from '@pusula/service-kit/db';
import { openBucket } from '@pusula/service-kit/s3';
import { print } from '../progress.ts';
import { SCHEMAS } from '../schemas.ts';
import { bucketFiles, folderFiles, type PictureFiles } from './picture-files.ts';

const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, PICTURES_DIR } = profileConfig;
/** Nobody waits for a reply here: long enough for the list of a large bucket on a busy server. */
const PATIENT = { longestMs: timeLimit(120_000), requestMs: timeLimit(60_000) };
const addressOf = (name: string) => `${name.toUpperCase()}_DATABASE_URL`;

const config = {
  ...{ S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, PICTURES_DIR },
  /** One server that has all databases; or each by itself, such as IDENTITY_DATABASE_URL. */
  DATABASE_SERVER_URL: optional(postgresAddress()),
  ...Object.fromEntries(Object.keys(SCHEMAS).map((name) => [addressOf(name), optional(postgresAddress())])),
  /** An account that may read and empty every queue. Not set: no broker, events lie in the databases. */
  AMQP_URL: optional(amqpAddress()),
  AMQP_PREFIX: serviceConfig.AMQP_PREFIX,
  REVISION: serviceConfig.REVISION,
  BACKUPS_KEPT: wholeNumber(1, 1_000).default(14),
} as const;

/** Everything that an installation keeps. */
export type Stores = {
  readonly databases: readonly SourceDatabase[];
  readonly pictures: PictureFiles;
  readonly broker: RestingEvents;
  readonly kept: number;
  readonly revision: string;
};

const NO_BROKER: RestingEvents = { count: async () => 0, countDead: async () => 0, discard: async () => 0, close: async () => undefined };

/** What the environment names; ends the process with a word where that is not enough. @throws when the broker is away */
export async function openStores(): Promise<Stores> {
  const settings = readConfig(process.env, config);
  return {
    databases: databasesIn(settings),
    pictures: picturesIn(settings),
    broker: settings.AMQP_URL ? await restingEvents(settings.AMQP_URL, settings.AMQP_PREFIX) : NO_BROKER,
    kept: settings.BACKUPS_KEPT,
    revision: settings.REVISION,
  };
}

type Settings = ConfigOf<typeof config>;

function databasesIn(settings: Settings): readonly SourceDatabase[] {
  const { DATABASE_SERVER_URL: server } = settings;
  const addresses: Readonly<Record<string, unknown>> = settings;
  const found = Object.keys(SCHEMAS).map((name) => ({ name, url: addresses[addressOf(name)] ?? (server && databaseUrl(server, name)) }));
  const missing = found.filter(({ url }) => !url).map(({ name }) => addressOf(name));
  if (missing.length > 0) {
    print(`Name the PostgreSQL server in DATABASE_SERVER_URL, or each database: ${missing.join(', ')}.`);
    print('What `make start` keeps lies in .data: copy that folder while the product is stopped.');
    process.exit(2);
  }
  return found.map(({ name, url }) => ({ name, url: String(url) }));
}

const picturesIn = (settings: Settings): PictureFiles =>
  settings.S3_ENDPOINT
    ? bucketFiles(
        openBucket(
          {
            endpoint: settings.S3_ENDPOINT,
            region: settings.S3_REGION,
            bucket: settings.S3_BUCKET,
            accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
            secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
          },
          PATIENT,
        ),
      )
    : folderFiles(settings.PICTURES_DIR);
