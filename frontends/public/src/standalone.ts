import remote from './remote.ts';
import { runAlone } from '@pusula/frontend-kit/standalone';

const render = runAlone(remote);
import.meta.webpackHot?.accept('./remote.ts', () => render(remote));
