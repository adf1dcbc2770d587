import { defineRemote } from '@pusula/frontend-kit/remote';

export default defineRemote({ name: 'account', routes: [], reducers: {}, sagas: [], texts: {} });
