import { xquadReport } from './xquad.ts';

const folder = process.env.XQUAD_DIR;
if (!folder) {
  process.stderr.write('XQUAD_DIR names no folder with passages.jsonl and questions.jsonl: skipped\n');
} else {
  process.stdout.write(await xquadReport(folder));
}
