import { readConfig } from '@pusula/service-kit/config';
import { runService } from '@pusula/service-kit/service';
import { identityConfig } from './config.ts';
import { createIdentityService, schema } from './service.ts';

await runService({
  name: 'identity',
  config: readConfig(process.env, identityConfig),
  schema,
  create: (parts) => createIdentityService(parts),
});
