import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { portraitSvg } from '../../demo/portraits/portrait.ts';
import { type DemoCoach, readDemoCoaches } from './demo-data.ts';
import { demoCoachId } from './demo-people.ts';

/** A demo coach's picture: the drawing is the source that renditions are made from, as an upload is. */
export type Portrait = { readonly name: string; readonly ownerId: string; readonly draw: () => Promise<Buffer> };

/** Of every drawing, in pixels. */
export const PORTRAIT_WIDTH = 640;

const draw = ({ firstName, lastName, gender, look }: DemoCoach): Promise<Buffer> =>
  sharp(Buffer.from(portraitSvg({ seed: `${firstName} ${lastName}`, gender, look })))
    .resize({ width: PORTRAIT_WIDTH })
    .png()
    .toBuffer();

/** @param place of the coach among all demo coaches */
export function portraitOf(coach: DemoCoach, place: number): Portrait {
  const ownerId = demoCoachId(coach, place);
  // The same name for the same person, so that seeding again stores nothing twice.
  const name = createHash('sha256').update(ownerId).digest('hex').slice(0, 32);
  return { name, ownerId, draw: () => draw(coach) };
}

/** Finds portraits by the names of their pictures; reads the demo's files when it is first asked. */
export function portraitIndex(): (name: string) => Portrait | undefined {
  let byName: ReadonlyMap<string, Portrait> | undefined;
  return (name) => {
    byName ??= new Map(
      readDemoCoaches()
        .map(portraitOf)
        .map((portrait) => [portrait.name, portrait]),
    );
    return byName.get(name);
  };
}
