import { createHash } from 'node:crypto';
import { chanceOfId, type PortraitGround, portraitGroundOf } from '@pusula/contracts';
import sharp from 'sharp';
import { portraitSvg } from '../../demo/portraits/portrait.ts';
import { type DemoCoach, readDemoCoaches } from './demo-data.ts';
import { demoFaces } from './demo-members.ts';
import { demoCoachId } from './demo-people.ts';

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

/** The portrait of a person. Its name is the same for the same person, whenever they joined, so that seeding again stores nothing twice. */
function portrait(ownerId: string, face: Face): Portrait {
  const name = createHash('sha256').update(chanceOfId(ownerId)).digest('hex').slice(0, 32);
  return { name, ownerId, draw: () => draw(face, portraitGroundOf(ownerId)) };
}

/** @param place of the coach among all demo coaches */
export const portraitOf = (coach: DemoCoach, place: number, joined: Date): Portrait => portrait(demoCoachId(coach, place, joined), coach);

/** Those of the demo's admin and members. @param day of the first seed */
export const accountPortraits = (day: string): Portrait[] => demoFaces(day).map(({ id, ...face }) => portrait(id, face));

/** Names and drawings are the same on any day. */
const ANY_DAY = '2026-01-01';

/** Finds portraits by the names of their pictures, of people who joined at any time; reads the demo's files when it is first asked. */
export function portraitIndex(): (name: string) => Pick<Portrait, 'name' | 'draw'> | undefined {
  let byName: ReadonlyMap<string, Portrait> | undefined;
  return (name) => {
    byName ??= new Map(
      [...readDemoCoaches().map((coach, place) => portraitOf(coach, place, new Date(ANY_DAY))), ...accountPortraits(ANY_DAY)].map((one) => [
        one.name,
        one,
      ]),
    );
    return byName.get(name);
  };
}
