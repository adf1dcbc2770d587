import { type Door, openDoor } from '@pusula/gateway';
import { print } from './progress.ts';
import { runningInstance } from './running-instance.ts';

const EXIT_TAKEN = 1;

/** Listens, or says in plain words why that is not possible and what to do. */
export async function openDoorOrExplain({ PORT, HOST }: { PORT: number; HOST: string }, instanceFile: string): Promise<Door> {
  const other = await runningInstance(instanceFile);
  if (other) {
    print(`Pusula runs already: http://localhost:${other.port} (process ${other.pid}). Stop it with: make stop`);
    process.exit(EXIT_TAKEN);
  }
  try {
    return await openDoor(PORT, HOST);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') print(`Port ${PORT} is taken by another program. Free it, or choose another: PORT=8081 make start`);
    else if (code === 'EACCES') print(`This account may not listen on port ${PORT}. Choose one above 1023: PORT=8080 make start`);
    else throw error;
    process.exit(EXIT_TAKEN);
  }
}
