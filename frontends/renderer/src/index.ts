export { type RunningRenderer, type StartRendererOptions, startRenderer } from './start-renderer.ts';
