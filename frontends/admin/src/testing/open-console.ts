import { type Answers, openRemote, person } from '@pusula/frontend-kit/testing';
import remote from '../remote.ts';

/** The console at an address, as an admin sees it. */
export const openConsole = (path: string, answers: Answers) => openRemote({ remote, path, answers, signedIn: { user: person('admin') } });
