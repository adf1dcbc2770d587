import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const ROOT = new URL('../../', import.meta.url).pathname;
const STOP_LIMIT_MS = 30_000;

export type Child = { readonly process: ChildProcess; readonly output: () => string; readonly stop: () => Promise<void> };
type Environment = Record<string, string | undefined>;

/** Servers that this machine offers are named on purpose, never inherited by accident. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'USER', 'NODE_COMPILE_CACHE'] as const;
const inherited = (): Environment => Object.fromEntries(INHERITED.map((name) => [name, process.env[name]]));

/** Starts a program of the repository as a process of its own. */
export function startChild(script: string, env: Environment, args: readonly string[] = []): Child {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: { ...inherited(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    process: child,
    output: () => output,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      await gone;
      clearTimeout(late);
    },
  };
}

/** Runs a program to its end. @throws with what it printed when it fails */
export async function runChild(script: string, env: Environment, args: readonly string[] = []): Promise<void> {
  const child = startChild(script, env, args);
  const code = await new Promise<number | null>((resolve) => child.process.once('exit', resolve));
  if (code !== 0) throw new Error(`${script} ended with ${code}:\n${child.output()}`);
}

/** Waits until an address answers 200. @throws with the child's output when it dies or does not within the time */
export async function untilReady(url: string, child: Child, limitMs: number): Promise<void> {
  for (const deadline = Date.now() + limitMs; Date.now() < deadline; await wait(100)) {
    if (child.process.exitCode !== null) break;
    const ready = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
  }
  throw new Error(`${url} did not become ready:\n${child.output()}`);
}
