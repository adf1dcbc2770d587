import { Button, Dialog, DialogFooter } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import { useEditingTexts } from './texts.ts';

const Fields = styled.div`
  border-block: 1px solid var(--rule-2);
  > section + section {
    border-top: 1px solid var(--rule);
  }
  section {
    padding: var(--s3) 0 var(--s4);
  }
  h3 {
    font: var(--t-label);
    margin-bottom: var(--s2);
  }
  dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s4);
  }
  dt {
    font: var(--t-micro);
    color: var(--ink-3);
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  @media (max-width: 720px) {
    dl {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--s2);
    }
  }
`;

/** A field with both values, as its reader would say them. */
export type Difference = { readonly field: string; readonly label: string; readonly mine: string; readonly newest: string };

type ConflictDialogProps = {
  differences: readonly Difference[];
  onKeep: () => void;
  onTake: () => void;
  /** Decides later: the form stays as it is. */
  onClose: () => void;
};

/** Somebody saved something else meanwhile, most likely the same person elsewhere: both versions, and the choice. */
export function ConflictDialog({ differences, onKeep, onTake, onClose }: ConflictDialogProps) {
  const { t } = useEditingTexts();
  return (
    <Dialog open alert onClose={onClose} title={t('conflict.title')} text={t('conflict.text')}>
      <Fields>
        {differences.map(({ field, label, mine, newest }) => (
          <section key={field}>
            <h3>{label}</h3>
            <dl>
              <div>
                <dt>{t('conflict.mine')}</dt>
                <dd>{mine || t('conflict.empty')}</dd>
              </div>
              <div>
                <dt>{t('conflict.newest')}</dt>
                <dd>{newest || t('conflict.empty')}</dd>
              </div>
            </dl>
          </section>
        ))}
      </Fields>
      <DialogFooter cancel={t('conflict.take')} onCancel={onTake}>
        <Button onClick={onKeep}>{t('conflict.keep')}</Button>
      </DialogFooter>
    </Dialog>
  );
}
