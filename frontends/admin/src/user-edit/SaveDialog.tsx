import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, Dialog, DialogFooter } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import type { Consequence } from './consequences.ts';

const ConsequenceList = styled.ul`
  display: grid;
  gap: var(--s2);
  padding-left: var(--s4);
  list-style: disc;
`;

type SaveQuestionProps = { consequences: readonly Consequence[]; name: string; onSave: () => void; onClose: () => void };

/** Asks before a save that takes something away from somebody, or gives them power over everybody. */
export function SaveDialog({ consequences, name, onSave, onClose }: SaveQuestionProps) {
  const { t } = useTexts('userEdit');
  return (
    <Dialog open alert onClose={onClose} title={t('question.title')} text={t('question.text', { name })}>
      <ConsequenceList>
        {consequences.map((consequence) => (
          <li key={consequence}>{t(`consequences.${consequence}`)}</li>
        ))}
      </ConsequenceList>
      <DialogFooter cancel={t('cancel')} onCancel={onClose}>
        <Button look="danger" onClick={onSave}>
          {t('question.submit')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
