import { serverUrl } from '@pusula/service-kit/testing';

/** Whether the product can be run as in production: a process for each service, on a real broker and a real index. */
export const canRunSeparately = (): boolean => Boolean(serverUrl('rabbitmq') && serverUrl('elasticsearch'));
