import { runAlone } from '@pusula/frontend-kit/standalone';
import remote from './remote.ts';

const render = runAlone([remote]);
import.meta.webpackHot?.accept('./remote.ts', () => render([remote]));
