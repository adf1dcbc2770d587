import type { LinkKind } from '@pusula/contracts';
import { GlobeIcon } from '../ui/icons.ts';
import { NetworkMark } from './NetworkMark.tsx';

/** One's own site is a place in the world; networks are known by their marks. */
export const LinkIcon = ({ kind }: { kind: LinkKind }) => (kind === 'website' ? <GlobeIcon /> : <NetworkMark network={kind} />);
