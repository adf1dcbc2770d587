import type { CurrentUser } from '@pusula/contracts';
import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { SIGNED_IN_PERSON, selectIsAuthenticated, selectUser, session } from '@pusula/frontend-kit/session';
import { RetryNotice, Skeleton, VisuallyHidden, Wrap } from '@pusula/frontend-kit/ui';
import { type ReactNode, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';

const ErrorFields = styled.div`
  display: grid;
  gap: var(--s6);
  padding: var(--s7) 0;
  @media (max-width: 720px) {
    padding: var(--s6) 0;
  }
`;

/** The signed-in person, as the server knows them, with names in the language of the page. */
export function OwnPerson({ children }: { children: (user: CurrentUser) => ReactNode }) {
  const { language } = useTexts();
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const isSignedIn = useSelector(selectIsAuthenticated);
  const { error, loading } = useSelector(selectApiStatus(SIGNED_IN_PERSON));
  // biome-ignore lint/correctness/useExhaustiveDependencies(language): the server names the categories in it
  useEffect(() => {
    if (isSignedIn) dispatch(session.userShown());
  }, [dispatch, isSignedIn, language]);
  if (user) return children(user);
  if (!isSignedIn) return null;
  return (
    <Wrap>
      <ErrorFields>
        {error ? <RetryNotice problem={error} busy={loading} onRetry={() => dispatch(session.userWanted())} /> : <Waiting />}
      </ErrorFields>
    </Wrap>
  );
}

function Waiting() {
  const { t } = useTexts();
  return (
    <>
      <VisuallyHidden role="status">{t('ui.loading')}</VisuallyHidden>
      <Skeleton $height="96px" $width="min(100%, 420px)" />
      <Skeleton $height="168px" />
      <Skeleton $height="168px" />
    </>
  );
}
