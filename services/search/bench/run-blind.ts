import { blindReport } from './blind.ts';

process.stdout.write(await blindReport());
