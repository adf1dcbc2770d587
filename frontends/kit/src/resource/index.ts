export { type Resource, resource } from './resource.ts';
export { useOpened, useResource } from './use-resource.ts';
