import { readConfig } from '@pusula/service-kit/config';
import { runService } from '@pusula/service-kit/service';
import { profileConfig } from './config.ts';
import { createProfileService, schema } from './service.ts';

await runService({
  name: 'profile',
  config: readConfig(process.env, profileConfig),
  schema,
  create: (parts) => createProfileService(parts),
});
