/** Runs the renderer in a thread: a page that is being rendered keeps no call waiting. */
import { parentPort } from 'node:worker_threads';
import { startRenderer } from '@pusula/renderer';

const { url } = await startRenderer({ host: '127.0.0.1', port: 0 });
parentPort?.postMessage(url);
