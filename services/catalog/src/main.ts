import { readConfig } from '@pusula/service-kit/config';
import { runService } from '@pusula/service-kit/service';
import { catalogConfig } from './config.ts';
import { createCatalogService, schema } from './service.ts';

await runService({ name: 'catalog', config: readConfig(process.env, catalogConfig), schema, create: createCatalogService });
