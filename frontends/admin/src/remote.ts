import { defineRemote } from '@pusula/frontend-kit/remote';
import { routes } from './routes.tsx';
import { texts } from './texts.ts';

export default defineRemote({ name: 'admin', routes, reducers: {}, sagas: [], texts });
