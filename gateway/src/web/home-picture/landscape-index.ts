import { Landscape } from '@pusula/contracts';
import { z } from 'zod';

/** Where the sun may stand in a picture, in pixels of its drawing: the middle of its bezel, and the land that it sets behind, from left to right. */
const Sun = z.object({
  x: z.number(),
  y: z.number(),
  radius: z.number().positive(),
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  skyline: z.array(z.tuple([z.number(), z.number()])).min(2),
});
export type Sun = z.infer<typeof Sun>;

const { light, dark } = Landscape.shape.colours.shape;
/** Without a sun: the picture has a moon of its own. */
const sun = z.object({ wide: Sun.nullable(), tall: Sun.nullable() }).optional();
const Themes = z.object({ light: z.object({ colours: light, sun }), dark: z.object({ colours: dark, sun }) });

/** The landscapes that the public front end ships (its landscapes.json). */
const Index = z.object({
  widths: z.object({ wide: z.array(z.int()).nonempty(), tall: z.array(z.int()).nonempty() }),
  landscapes: z.array(z.object({ name: z.string(), themes: Themes })).nonempty(),
});
export type LandscapeIndex = z.infer<typeof Index>;

export const readLandscapeIndex = (json: unknown): LandscapeIndex => Index.parse(json);

/** Which picture a page asks for. What it says wrongly is as if it were not said. */
export const PictureQuery = z.object({
  theme: z.enum(['light', 'dark']).catch('light'),
  shape: z.enum(['wide', 'tall']).catch('wide'),
  width: z.coerce.number().int().catch(1024),
});

/** The landscape of a light, or the first one where it is not shipped. */
export const landscapeIn = ({ landscapes }: LandscapeIndex, light: string): LandscapeIndex['landscapes'][number] | undefined =>
  landscapes.find(({ name }) => name === light) ?? landscapes[0];
