import { z } from 'zod';
import { muteConsole } from './mute-console.ts';
import { startRenderer } from './start-renderer.ts';

/** What the renderer reads from its environment. */
const config = z
  .object({ HOST: z.string().default('0.0.0.0'), PORT: z.coerce.number().int().min(0).max(65_535).default(3000) })
  .parse(process.env);

muteConsole();
const renderer = await startRenderer({ host: config.HOST, port: config.PORT });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void renderer.stop().then(() => process.exit(0)));
