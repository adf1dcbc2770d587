import { createLog } from '@pusula/service-kit/log';

type WrittenEvent = {
  readonly security?: string;
  readonly event?: string;
  readonly outcome?: string;
  readonly code?: string;
  readonly account?: string;
  readonly network?: string;
  readonly path?: string;
  readonly count?: number;
};

/** A log of the gateway that keeps its lines, and the security events among them. */
export function keptLog() {
  const written: string[] = [];
  return {
    written,
    log: createLog({ service: 'gateway', level: 'info', destination: { write: (line) => void written.push(line) } }),
    events: () => written.map((line) => JSON.parse(line) as WrittenEvent).filter(({ security }) => security !== undefined),
  };
}
