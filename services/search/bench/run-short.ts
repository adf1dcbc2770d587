import { shortReport } from './short.ts';

process.stdout.write(await shortReport());
