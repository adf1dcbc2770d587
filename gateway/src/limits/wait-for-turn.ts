import type { ServerResponse } from 'node:http';
import type { Leave, Waiting } from '@pusula/service-kit/service';

/** @returns undefined when the caller has gone before */
export async function waitForTurn({ turn, giveUp }: Waiting, response: ServerResponse): Promise<Leave | undefined> {
  if (response.destroyed) giveUp();
  response.once('close', giveUp);
  const leave = await turn;
  response.off('close', giveUp);
  return leave;
}
