import { readConfig, runService } from '@pusula/service-kit';
import { searchConfig } from './config.ts';
import { createSearchService, schema } from './service.ts';

await runService({ name: 'search', config: readConfig(process.env, searchConfig), schema, create: createSearchService });
