import { readConfig, runService } from '@pusula/service-kit';
import { profileConfig } from './config.ts';
import { createProfileService, schema } from './service.ts';

await runService({
  name: 'profile',
  config: readConfig(process.env, profileConfig),
  schema,
  create: (parts) => createProfileService(parts),
});
