import { PREFERENCES_PATH } from '@pusula/contracts';
import type { ReactNode, SubmitEventHandler } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

/** Its buttons stand where they would without it. */
const Form = styled.form`
  display: contents;
`;

/** On a page whose scripts do not run, the gateway keeps what its button says, and leads back to this page. */
export function PreferenceForm({ onSubmit, children }: { onSubmit?: SubmitEventHandler; children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={PREFERENCES_PATH} onSubmit={onSubmit}>
      <input type="hidden" name="to" value={pathname + search} />
      {children}
    </Form>
  );
}
