import { readConfig, runService } from '@pusula/service-kit';
import { identityConfig } from './config.ts';
import { createIdentityService, schema } from './service.ts';

await runService({
  name: 'identity',
  config: readConfig(process.env, identityConfig),
  schema,
  create: (parts) => createIdentityService(parts),
});
