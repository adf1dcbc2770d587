import { lazyPart } from '@pusula/frontend-kit/page';
import { selectPersonSummary } from '@pusula/frontend-kit/session';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { refusedAddress } from './refusal.ts';

const RefusalDialog = lazyPart(() => import('./RefusalDialog.tsx'));

/** Over the home page, for somebody who was sent there from pages that are not theirs (specification section 2). */
export function Refused() {
  const person = useSelector(selectPersonSummary);
  const address = refusedAddress(useLocation().state);
  if (!person || address === null) return null;
  return <RefusalDialog person={person} address={address} />;
}
