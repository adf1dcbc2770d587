import type { RouteObject } from 'react-router-dom';
import { Wrap } from '@pusula/frontend-kit/ui';

export const routes: RouteObject[] = [{ path: '/', element: <Wrap>Pusula</Wrap> }];
