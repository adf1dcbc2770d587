import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useCallback, useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Resource } from './resource.ts';
import { useOpening } from './use-opening.ts';

/** Reads a resource that somebody else opens. */
export function useResource<Input, Data>(resource: Resource<Input, Data>) {
  const dispatch = useDispatch();
  const { data, isFollowed } = useSelector(resource.select);
  const { loading, error } = useSelector(selectApiStatus(resource.name));
  const retry = useCallback(() => void dispatch(resource.retried()), [dispatch, resource]);
  return { data, isFollowed, loading, error, retry };
}

/** Opens a resource for as long as the component is shown, and reads it. @param input null: there is nothing to load */
export function useOpened<Input, Data>(resource: Resource<Input, Data>, input: Input | null) {
  const dispatch = useDispatch();
  const asText = JSON.stringify(input);
  // Before the first paint: an error of the page before must not flash up here.
  useOpening(() => {
    const wanted = JSON.parse(asText) as Input | null;
    if (wanted !== null) dispatch(resource.opened(wanted as Parameters<typeof resource.opened>[0]));
  }, [dispatch, resource, asText]);
  useLayoutEffect(() => () => void dispatch(resource.left()), [dispatch, resource]);
  return useResource(resource);
}
