/**
 * Whether the product can be run as in production: a process for each service, on a real broker and a real index. Their addresses are read here, as the
 * configuration of the journeys, which asks as well, must not load what they load.
 */
export const canRunSeparately = (): boolean => Boolean(process.env.AMQP_URL && process.env.ELASTICSEARCH_URL);
