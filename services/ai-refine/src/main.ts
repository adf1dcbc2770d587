import { readConfig } from '@pusula/service-kit/config';
import { runService } from '@pusula/service-kit/service';
import { refineConfig } from './config.ts';
import { createRefineService, schema } from './service.ts';

await runService({
  name: 'ai-refine',
  config: readConfig(process.env, refineConfig),
  schema,
  create: (parts) => createRefineService(parts),
});
