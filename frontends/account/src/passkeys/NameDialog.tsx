import { LIMITS } from '@pusula/contracts';
import { type ApiProblem, useProblemText } from '@pusula/frontend-kit/api';
import { EditDialog } from '@pusula/frontend-kit/editing';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, DialogFooter, Note, TextField } from '@pusula/frontend-kit/ui';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';

const Form = styled.form`
  display: grid;
  gap: var(--s4);
`;

type NameDialogProps = {
  title: string;
  text: string;
  action: string;
  /** What it is called when the dialog opens. */
  name: string;
  problem: ApiProblem | null;
  busy: boolean;
  onName: (name: string) => void;
  onClose: () => void;
};

/** What is a passkey to be called? */
export function NameDialog({ title, text, action, name: before, problem, busy, onName, onClose }: NameDialogProps) {
  const { t } = useTexts('passkeys');
  const sentence = useProblemText();
  const [name, setName] = useState(before);
  const [isAsked, setAsked] = useState(false);
  const isMissing = isAsked && name.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (name.trim() !== '') onName(name.trim());
  };
  return (
    <EditDialog hasChanges={name !== before} onClose={onClose} title={title} text={text}>
      <Form noValidate onSubmit={submit}>
        {problem && <Note tone="bad">{sentence(problem)}</Note>}
        <TextField
          label={t('name')}
          autoComplete="off"
          maxLength={LIMITS.passkeyNameLength}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={isMissing ? t('nameMissing') : undefined}
        />
        <DialogFooter cancel={t('cancel')} onCancel={onClose}>
          <Button type="submit" busy={busy}>
            {action}
          </Button>
        </DialogFooter>
      </Form>
    </EditDialog>
  );
}
