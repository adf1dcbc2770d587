import { createHash } from 'node:crypto';
import { type PortraitGround, portraitGroundOf } from '@pusula/contracts';
import sharp from 'sharp';
import { portraitSvg } from '../../demo/portraits/portrait.ts';
import { type DemoCoach, readDemoCoaches } from './demo-data.ts';
import { demoCoachId, demoFaces } from './demo-people.ts';

/** A demo person's picture: the drawing is the source that renditions are made from, as an upload is. */
export type Portrait = { readonly name: string; readonly ownerId: string; readonly draw: () => Promise<Buffer> };
/** What of a person shows in a drawing. */
export type Face = Pick<DemoCoach, 'firstName' | 'lastName' | 'gender' | 'look'>;

/** Of every drawing, in pixels. */
export const PORTRAIT_WIDTH = 640;

const draw = ({ firstName, lastName, gender, look }: Face, ground: PortraitGround): Promise<Buffer> =>
  sharp(Buffer.from(portraitSvg({ seed: `${firstName} ${lastName}`, gender, look }, ground)))
    .resize({ width: PORTRAIT_WIDTH })
    .png()
    .toBuffer();

/** The portrait of a person. Its name is the same for the same person, so that seeding again stores nothing twice. */
function portrait(ownerId: string, face: Face): Portrait {
  const name = createHash('sha256').update(ownerId).digest('hex').slice(0, 32);
  return { name, ownerId, draw: () => draw(face, portraitGroundOf(ownerId)) };
}

/** @param place of the coach among all demo coaches */
export const portraitOf = (coach: DemoCoach, place: number): Portrait => portrait(demoCoachId(coach, place), coach);

/** Those of the demo's admin and members. */
export const accountPortraits = (): Portrait[] => demoFaces().map(({ id, ...face }) => portrait(id, face));

/** Finds portraits by the names of their pictures; reads the demo's files when it is first asked. */
export function portraitIndex(): (name: string) => Portrait | undefined {
  let byName: ReadonlyMap<string, Portrait> | undefined;
  return (name) => {
    byName ??= new Map([...readDemoCoaches().map(portraitOf), ...accountPortraits()].map((one) => [one.name, one]));
    return byName.get(name);
  };
}
