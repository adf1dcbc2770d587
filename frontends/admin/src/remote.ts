import { defineRemote } from '@pusula/frontend-kit/remote';
import en from './dashboard/texts.en.json';
import tr from './dashboard/texts.tr.json';
import { routes } from './routes.tsx';

export default defineRemote({ name: 'admin', routes, reducers: {}, sagas: [], texts: { dashboard: { tr, en } } });
