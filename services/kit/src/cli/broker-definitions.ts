/** Prints what RabbitMQ loads for an installation: exchanges, queues, bindings and each account's rights. AMQP_PREFIX begins the names. */
import { brokerDefinitions } from '../bus/rabbit/definitions.ts';
import { readConfig } from '../config/config.ts';
import { serviceConfig } from '../config/config-shapes.ts';

const { AMQP_PREFIX } = readConfig(process.env, { AMQP_PREFIX: serviceConfig.AMQP_PREFIX });
process.stdout.write(`${JSON.stringify(brokerDefinitions(AMQP_PREFIX), null, 2)}\n`);
