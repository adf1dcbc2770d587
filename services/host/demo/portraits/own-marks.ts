import { INK } from './palette.ts';

/** Marks that Notionists does not have, in its line: coordinates are those of its 1744 x 1744 sheet. */

const line = (d: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;

const DOME = 'M580 668C556 570 606 456 720 412C846 364 1000 384 1070 474C1108 524 1118 580 1112 654';

/** A bald head: the skull that hair otherwise covers; with a fringe of hair about the ear where one is left. */
export function baldHead(skin: string, hairColour: string, fringe: boolean): string {
  const skull = `<path d="${DOME}C1090 700 700 720 583 664Z" fill="${skin}"/>${line(DOME, 14)}`;
  const shine = line('M934 450C978 462 1010 486 1030 518', 9, 0.35);
  if (!fringe) return skull + shine;
  const side = `<path d="M580 690C556 632 564 580 592 540C620 546 634 566 634 594C654 606 664 628 658 652C646 672 628 662 606 660C592 660 584 672 580 690Z" fill="${hairColour}" stroke="${INK}" stroke-width="6" stroke-linejoin="round"/>`;
  return skull + shine + side;
}

/** Lines that years of smiling leave beside the eyes and the mouth. */
export function ageLines(lines: 'none' | 'some' | 'more'): string {
  if (lines === 'none') return '';
  const laugh = line('M776 872C762 890 758 914 766 936', 8, 0.55);
  if (lines === 'some') return laugh;
  const eyes = line('M762 752L738 742M760 772L734 774', 7, 0.55);
  const under = line('M800 838C816 850 838 852 856 846M1012 846C1028 852 1044 850 1056 842', 7, 0.5);
  return laugh + eyes + under;
}

/** One lash at the outer corner of each eye. */
export const lashes = (): string => line('M822 748L804 738M1062 750L1076 742', 9);

export const earring = (): string => `<circle cx="588" cy="862" r="17" fill="#c9a15a" stroke="${INK}" stroke-width="8"/>`;
