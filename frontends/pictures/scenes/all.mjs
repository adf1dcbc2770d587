export { autumn } from './autumn.mjs';
export { dawn } from './dawn.mjs';
export { dusk } from './dusk.mjs';
export { night } from './night.mjs';
export { noon } from './noon.mjs';
export { spring } from './spring.mjs';
export { winter } from './winter.mjs';
