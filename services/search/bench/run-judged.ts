import { judgedReport } from './judged.ts';

process.stdout.write(await judgedReport());
