import { Badge, type Tone } from '@pusula/frontend-kit/ui';

/** A state in words. Only what is not as it should be is marked: a wall of green marks hides the red one. @param tone null: all is well */
export const State = ({ tone, children }: { tone: Tone | null; children: string }) =>
  tone === null ? children : <Badge $tone={tone}>{children}</Badge>;
