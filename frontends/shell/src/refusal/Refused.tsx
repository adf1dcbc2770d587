import { selectPersonSummary } from '@pusula/frontend-kit/session';
import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { lazyLayer } from '../page/lazy-layer.ts';
import { refusedAddress } from './refusal.ts';

const RefusalDialog = lazyLayer(() => import('./RefusalDialog.tsx'));

/** Over the home page, for somebody who was sent there from pages that are not theirs (specification section 2). */
export function Refused() {
  const person = useSelector(selectPersonSummary);
  const address = refusedAddress(useLocation().state);
  if (!person || address === null) return null;
  return (
    <Suspense>
      <RefusalDialog person={person} address={address} />
    </Suspense>
  );
}
