/** Runs the renderer in a thread: a page that is being rendered keeps no call waiting. */
import { parentPort } from 'node:worker_threads';
import { muteConsole, startRenderer } from '@pusula/renderer';

muteConsole();
const { url } = await startRenderer({ host: '127.0.0.1', port: 0 });
parentPort?.postMessage(url);
