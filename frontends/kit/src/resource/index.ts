export { rendered } from './rendered.ts';
export { type Resource, resource } from './resource.ts';
export { useOpening } from './use-opening.ts';
export { useOpened, useResource } from './use-resource.ts';
