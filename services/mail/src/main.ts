import { readConfig } from '@pusula/service-kit/config';
import { runService } from '@pusula/service-kit/service';
import { mailConfig } from './config.ts';
import { createMailService, schema } from './service.ts';

await runService({ name: 'mail', config: readConfig(process.env, mailConfig), schema, create: createMailService });
