import { defineRemote } from '@pusula/frontend-kit/remote';
import { routes } from './routes.tsx';

export default defineRemote({ name: 'public', routes, reducers: {}, sagas: [], texts: {} });
