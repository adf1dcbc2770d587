import { defineRemote } from '@pusula/frontend-kit/remote';

export default defineRemote({ name: 'admin', routes: [], reducers: {}, sagas: [], texts: {} });
