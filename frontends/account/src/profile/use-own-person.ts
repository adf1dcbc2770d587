import { useTexts } from '@pusula/frontend-kit/i18n';
import { selectUser, session } from '@pusula/frontend-kit/session';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

/** The signed-in person: at once as this browser knows them, soon as the server does, with names in the language of the page. */
export function useOwnPerson() {
  const { language } = useTexts();
  const dispatch = useDispatch();
  // biome-ignore lint/correctness/useExhaustiveDependencies(language): the server names the categories in it
  useEffect(() => void dispatch(session.userShown()), [dispatch, language]);
  return useSelector(selectUser);
}
