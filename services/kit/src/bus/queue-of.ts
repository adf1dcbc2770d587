/** The queue of a service's consumers. */
export const queueOf = (prefix: string, service: string): string => `${prefix}.${service}`;
