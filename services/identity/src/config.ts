import { serviceConfig } from '@pusula/service-kit';

/** What this service reads from its environment; README.md has the table. */
export const identityConfig = serviceConfig;
