import { urgencyReport } from './urgency.ts';

process.stdout.write(await urgencyReport());
