import { useTexts } from '@pusula/frontend-kit/i18n';
import { saveFile } from '@pusula/frontend-kit/page';
import { selectUser } from '@pusula/frontend-kit/session';
import { Button, Checkbox, Dialog, DialogFooter, DownloadIcon } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { passkeys, selectPasskeys } from './passkeys.slice.ts';

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s2) var(--s3);
  padding: var(--s4);
  background: var(--sunken);
  border-radius: var(--r1);
  font: 500 0.8125rem/1.6 ui-monospace, monospace;
  white-space: nowrap;
  @media (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Download = styled.div`
  justify-self: start;
`;

/** New codes, this once. Nothing else closes it than having said that they are kept. */
export function CodesDialog() {
  const { codes } = useSelector(selectPasskeys);
  return codes && <ShownCodes codes={codes} />;
}

function ShownCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTexts('passkeys');
  const dispatch = useDispatch();
  const email = useSelector(selectUser)?.email ?? '';
  const [isKept, setKept] = useState(false);
  const done = () => isKept && dispatch(passkeys.codesKept());
  const save = () => saveFile(t('codes.file'), [t('codes.fileHead', { email }), '', ...codes, ''].join('\r\n'), 'text/plain');
  return (
    <Dialog open alert onClose={done} title={t('codes.shownTitle')} text={t('codes.shownText')}>
      <Codes aria-label={t('codes.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Download>
        <Button look="line" small onClick={save}>
          <DownloadIcon aria-hidden />
          {t('codes.download')}
        </Button>
      </Download>
      <Checkbox checked={isKept} onChange={(event) => setKept(event.target.checked)}>
        {t('codes.kept')}
      </Checkbox>
      <DialogFooter>
        <Button disabled={!isKept} onClick={done}>
          {t('codes.done')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
