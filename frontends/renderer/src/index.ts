export { muteConsole } from './mute-console.ts';
export { type RunningRenderer, type StartRendererOptions, startRenderer } from './start-renderer.ts';
