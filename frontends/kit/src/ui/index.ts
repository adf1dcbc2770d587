export { Button, ButtonLink, type ButtonLook } from './Button.tsx';
export { Mark } from './Mark.tsx';
export { Needle } from './Needle.tsx';
export { Wrap } from './Wrap.tsx';
