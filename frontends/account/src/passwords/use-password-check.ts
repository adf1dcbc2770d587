import { Password, passwordProblems } from '@pusula/contracts';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type ChosenPassword, passwordCheck, selectPasswordVerdict } from './password-check.slice.ts';

type Waiting = { readonly password: string; readonly goOn: () => void; readonly refused: () => void };

/** Has the server judge a password while it is chosen, as it will when it is set: only it knows which ones are common. */
export function usePasswordCheck({ password, email, givenName, familyName }: ChosenPassword) {
  const dispatch = useDispatch();
  const verdict = useSelector(selectPasswordVerdict(password));
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const isWhole = passwordProblems(password).length === 0 && Password.safeParse(password).success;

  useEffect(() => {
    if (isWhole) dispatch(passwordCheck.typed({ password, email, givenName, familyName }));
  }, [dispatch, isWhole, password, email, givenName, familyName]);
  useEffect(() => () => void dispatch(passwordCheck.left()), [dispatch]);
  useEffect(() => {
    if (!waiting || verdict === 'asking') return;
    setWaiting(null);
    // Another password has been typed meanwhile.
    if (waiting.password !== password) return;
    if (verdict === 'common') waiting.refused();
    else waiting.goOn();
  }, [waiting, verdict, password]);

  /** Goes on with the password unless it is a common one, as soon as that is known. */
  const whenJudged = (goOn: () => void, refused: () => void) => {
    if (verdict === 'fine') return goOn();
    if (verdict === 'common') return refused();
    dispatch(passwordCheck.submitted({ password, email, givenName, familyName }));
    setWaiting({ password, goOn, refused });
  };
  return { verdict, isWaiting: waiting !== null, whenJudged };
}
