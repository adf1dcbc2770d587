/**
 * Lists, shows and replays the messages that consumers gave up: `node services/kit/src/cli/dead-letters.ts list`.
 * AMQP_URL names the broker; without it DATABASE_SERVER_URL names the PostgreSQL server that has one database for each service.
 */
import { z } from 'zod';
import { embeddedDesk, rabbitDesk } from '../bus/dead-letter-desk.ts';
import { readConfig } from '../config/config.ts';
import { amqpAddress, postgresAddress, serviceConfig } from '../config/config-shapes.ts';
import { databaseUrl } from '../postgres/create-database.ts';
import { runDeadLetterCommand } from './dead-letter-command.ts';

const config = readConfig(process.env, {
  AMQP_URL: amqpAddress().optional(),
  AMQP_PREFIX: serviceConfig.AMQP_PREFIX,
  DATABASE_SERVER_URL: process.env.AMQP_URL ? z.string().optional() : postgresAddress(),
});
const desk = config.AMQP_URL
  ? await rabbitDesk(config.AMQP_URL, config.AMQP_PREFIX)
  : await embeddedDesk(config.AMQP_PREFIX, (service) => databaseUrl(String(config.DATABASE_SERVER_URL), service.replaceAll('-', '_')));
process.exitCode = await runDeadLetterCommand(process.argv.slice(2), desk, (text) => process.stdout.write(`${text}\n`)).finally(desk.close);
