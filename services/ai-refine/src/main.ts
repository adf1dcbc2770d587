import { readConfig, runService } from '@pusula/service-kit';
import { refineConfig } from './config.ts';
import { createRefineService, schema } from './service.ts';

await runService({
  name: 'ai-refine',
  config: readConfig(process.env, refineConfig),
  schema,
  create: (parts) => createRefineService(parts),
});
