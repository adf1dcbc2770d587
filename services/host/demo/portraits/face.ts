import type { PortraitGround } from '@pusula/contracts';
import { type Choose, choicesOf } from './choice.ts';
import { CLOTH, HAIR_COLOURS, LINEN, SCARVES, SKIN } from './palette.ts';
import { BEARDS, BODIES, BODIES_UNDER_SCARF, BROWS, EAR_FREE, GLASSES, hairParts, LIPS, NOSES } from './parts.ts';
import type { Look, Sitter } from './person.ts';

/** Every part and colour of one portrait; null: the part is absent or drawn by our own hand. */
export interface Face {
  skin: string;
  cloth: string;
  body: number;
  brows: number;
  nose: number;
  lips: number;
  hair: number | null;
  hairColour: string;
  hairBand: string;
  beard: number | null;
  glasses: number | null;
  fringe: boolean;
  earring: boolean;
  lashes: boolean;
  lines: 'none' | 'some' | 'more';
}

const LINES: Record<Look['age'], readonly Face['lines'][]> = { young: ['none'], middle: ['none', 'some'], older: ['more'] };

/** Settles what the sitter's look leaves open. @param ground that the portrait will lie on */
export function faceOf({ seed, gender, look }: Sitter, ground: PortraitGround): Face {
  const choose = choicesOf(seed);
  const drawnAs = gender === 'Female' || gender === 'Male' ? gender : choose('drawn as', ['Female', 'Male'] as const);
  const hair = look.hair === 'bald' ? null : choose('hair', hairParts(gender, look.hair));
  const scarf = look.hair === 'covered' ? choose('scarf', SCARVES) : null;
  return {
    skin: choose('skin', SKIN[look.hairColour]),
    cloth: clothFor(choose, ground, scarf?.cloth),
    body: choose('body', scarf ? BODIES_UNDER_SCARF : BODIES[drawnAs]),
    brows: choose('brows', BROWS[drawnAs]),
    nose: choose('nose', NOSES),
    lips: choose('lips', LIPS),
    hair,
    hairColour: scarf?.cloth ?? choose('hair colour', HAIR_COLOURS[look.hairColour]),
    hairBand: scarf?.band ?? LINEN,
    beard: look.beard ? choose('beard', BEARDS[look.age]) : null,
    glasses: look.glasses ? choose('glasses', GLASSES) : null,
    ...smallMarks(choose, look, drawnAs, hair),
  };
}

type SmallMarks = Pick<Face, 'fringe' | 'earring' | 'lashes' | 'lines'>;

function smallMarks(choose: Choose, look: Look, drawnAs: 'Female' | 'Male', hair: number | null): SmallMarks {
  const woman = drawnAs === 'Female';
  return {
    fringe: hair === null && (look.age === 'older' || choose('fringe', [true, false])),
    earring: woman && hair !== null && EAR_FREE.includes(hair) && choose('earring', [true, true, false]),
    lashes: woman && !look.glasses && choose('lashes', [true, false]),
    lines: choose('lines', LINES[look.age]),
  };
}

function clothFor(choose: Choose, ground: PortraitGround, scarf: string | undefined): string {
  const fitting = CLOTH.filter(({ colour, not }) => !not.includes(ground) && colour !== scarf);
  return choose('cloth', fitting).colour;
}
