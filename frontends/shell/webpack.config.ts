import { shellConfig } from '@pusula/frontend-kit/webpack';

export default shellConfig({ port: 3000, remotes: { public: 3001, account: 3002, admin: 3003 } });
