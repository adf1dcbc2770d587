import { type HttpFront, listenWithStartingPage } from '@pusula/gateway';
import type { ConfigOf } from '@pusula/service-kit/config';
import type { hostConfig } from './config.ts';
import { print } from './progress.ts';
import { runningInstance } from './running-instance.ts';

const EXIT_TAKEN = 1;

/** Listens, or says in plain words why that is not possible and what to do. */
export async function listenOrExplain({ PORT, HOST, BRAND_NAME }: ConfigOf<typeof hostConfig>, instanceFile: string): Promise<HttpFront> {
  const other = await runningInstance(instanceFile);
  if (other) {
    print(`Pusula runs already: http://localhost:${other.port} (process ${other.pid}). Stop it with: make stop`);
    process.exit(EXIT_TAKEN);
  }
  try {
    return await listenWithStartingPage(PORT, HOST, BRAND_NAME);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') print(`Port ${PORT} is taken by another program. Free it, or choose another: PORT=8081 make start`);
    else if (code === 'EACCES') print(`This account may not listen on port ${PORT}. Choose one above 1023: PORT=8080 make start`);
    else throw error;
    process.exit(EXIT_TAKEN);
  }
}
