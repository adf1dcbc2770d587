import type { CurrentUser } from '@pusula/contracts';
import { apiStatus, selectApiStatus } from '@pusula/frontend-kit/api';
import { Questions } from '@pusula/frontend-kit/editing';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { PageTitle } from '@pusula/frontend-kit/page';
import { Lead, RetryNotice, Skeleton, Title, VisuallyHidden, Wrap } from '@pusula/frontend-kit/ui';
import { type ReactNode, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Body, Opening } from './EditPage.styles.ts';
import { editing, OWN_PERSON, SAVE, selectEditing } from './editing.slice.ts';

type EditPageProps = {
  title: string;
  lead: string;
  children: (user: CurrentUser) => ReactNode;
};

/** A page with a form over one's own data, which begins with what the server knows now and not with what this browser remembers. */
export function EditPage({ title, lead, children }: EditPageProps) {
  const dispatch = useDispatch();
  const { user } = useSelector(selectEditing);
  const { loading, error } = useSelector(selectApiStatus(OWN_PERSON));
  useEffect(() => {
    dispatch(editing.opened());
    return () => {
      dispatch(editing.left());
      dispatch(apiStatus.cleared(SAVE));
    };
  }, [dispatch]);
  return (
    <Wrap>
      <PageTitle>{title}</PageTitle>
      <Opening>
        <Title>{title}</Title>
        <Lead>{lead}</Lead>
      </Opening>
      <Body $wide={user !== null}>
        {user && children(user)}
        {!user && error && <RetryNotice problem={error} busy={loading} onRetry={() => dispatch(editing.opened())} />}
        {!user && !error && <Waiting />}
      </Body>
    </Wrap>
  );
}

const LINES = ['96px', '76px', '76px', '76px', '76px', '168px'];

function Waiting() {
  const { t } = useTexts('profile');
  return (
    <Questions aria-busy="true">
      <VisuallyHidden role="status">{t('edit.loading')}</VisuallyHidden>
      {LINES.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a skeleton have no other name than their place
        <Skeleton key={index} $height={height} />
      ))}
    </Questions>
  );
}
