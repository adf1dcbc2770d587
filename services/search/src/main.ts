import { readConfig } from '@pusula/service-kit/config';
import { runService } from '@pusula/service-kit/service';
import { searchConfig } from './config.ts';
import { createSearchService, schema } from './service.ts';

await runService({ name: 'search', config: readConfig(process.env, searchConfig), schema, create: createSearchService });
