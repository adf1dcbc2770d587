import { coachIdFromSlug } from '@pusula/contracts';
import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { RetryNotice, Wrap } from '@pusula/frontend-kit/ui';
import { useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { CoachPage } from './CoachPage.tsx';
import { CoachSkeleton } from './CoachSkeleton.tsx';
import { COACH_CALL } from './coach.saga.ts';
import { coach as coachFacts, selectCoach } from './coach.slice.ts';
import { NoSuchCoach } from './NoSuchCoach.tsx';
import { Space } from './Space.ts';

export function CoachScreen() {
  const { slug = '' } = useParams();
  const { pathname } = useLocation();
  const { language } = useTexts();
  const dispatch = useDispatch();
  const { coach } = useSelector(selectCoach);
  const { error } = useSelector(selectApiStatus(COACH_CALL));
  const id = coachIdFromSlug(slug);
  // Before the first paint: an error of the page before must not flash up here.
  useLayoutEffect(() => {
    if (id) dispatch(coachFacts.opened({ id, language }));
  }, [dispatch, id, language]);

  if (!id || error?.kind === 'NOT_FOUND_ERROR') return <NoSuchCoach />;
  if (error) {
    return (
      <Space>
        <Wrap>
          <RetryNotice problem={error} onRetry={() => dispatch(coachFacts.retried())} />
        </Wrap>
      </Space>
    );
  }
  if (coach?.id !== id) return <CoachSkeleton />;
  // The name has changed, or somebody guessed: the id finds the coach, and the address is put right.
  if (coach.slug !== slug) return <Navigate to={pathname.replace(/[^/]+$/u, coach.slug)} replace />;
  return <CoachPage coach={coach} />;
}
