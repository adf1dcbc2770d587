import { readConfig, runService } from '@pusula/service-kit';
import { catalogConfig } from './config.ts';
import { createCatalogService, schema } from './service.ts';

await runService({ name: 'catalog', config: readConfig(process.env, catalogConfig), schema, create: createCatalogService });
