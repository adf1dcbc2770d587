import { coachIdFromSlug } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useOpened } from '@pusula/frontend-kit/resource';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { CoachFailed } from './CoachFailed.tsx';
import { CoachPage } from './CoachPage.tsx';
import { CoachSkeleton } from './CoachSkeleton.tsx';
import { coachPage } from './coach.resources.ts';
import { NoSuchCoach } from './NoSuchCoach.tsx';

export function CoachScreen() {
  const { slug = '' } = useParams();
  const { pathname } = useLocation();
  const { language } = useTexts();
  const id = coachIdFromSlug(slug);
  const { data: coach, error, retry } = useOpened(coachPage, id ? { id, language } : null);

  if (!id || error?.kind === 'NOT_FOUND_ERROR') return <NoSuchCoach />;
  if (error) return <CoachFailed problem={error} onRetry={retry} />;
  if (coach?.id !== id) return <CoachSkeleton />;
  // The name has changed, or somebody guessed: the id finds the coach, and the address is put right.
  if (coach.slug !== slug) return <Navigate to={pathname.replace(/[^/]+$/u, coach.slug)} replace />;
  return <CoachPage coach={coach} />;
}
