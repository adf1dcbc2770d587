import { useTexts } from '@pusula/frontend-kit/i18n';
import { saveFile } from '@pusula/frontend-kit/page';
import { selectUser } from '@pusula/frontend-kit/session';
import {
  Button,
  Checkbox,
  CopyIcon,
  Dialog,
  DialogFooter,
  DownloadIcon,
  FieldError,
  PrinterIcon,
  Small,
  useCopy,
} from '@pusula/frontend-kit/ui';
import { useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { passkeys, selectPasskeys } from './passkeys.slice.ts';

/** One below the other and never broken: they are copied by hand, too. On a narrow screen letters shrink before a code breaks. */
const Codes = styled.ol`
  display: grid;
  gap: var(--s1);
  padding: var(--s4);
  background: var(--sunken);
  border-radius: var(--r1);
  counter-reset: code;
  li {
    display: grid;
    grid-template-columns: 2ch auto;
    justify-content: start;
    gap: var(--s3);
    counter-increment: code;
    font: 500 min(1rem, calc((100vw - 92px) / 18)) / 1.6 ui-monospace, monospace;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  li::before {
    content: counter(code);
    color: var(--ink-3);
    text-align: end;
    user-select: none;
  }
  @media (max-width: 720px) {
    margin-inline: calc(-1 * var(--s5));
    padding-inline: var(--s3);
  }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2);
`;
const Kept = styled.div`
  display: grid;
  gap: var(--s2);
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
  const [isAsked, setAsked] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const { outcome, copy } = useCopy(list);
  const kept = useRef<HTMLInputElement>(null);
  const isMissing = isAsked && !isKept;
  const problem = useId();
  const whose = t('codes.fileHead', { email });
  const save = () => saveFile(t('codes.file'), [whose, '', ...codes, ''].join('\r\n'), 'text/plain');
  const done = () => {
    if (isKept) dispatch(passkeys.codesKept());
  };
  const finish = () => {
    setAsked(true);
    if (isKept) done();
    else kept.current?.focus();
  };
  return (
    <Dialog open alert onClose={done} title={t('codes.shownTitle')} text={t('codes.shownText')}>
      <p data-print-only>{whose}</p>
      <Codes ref={list} data-printed-alone aria-label={t('codes.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Ways data-screen-only>
        <Button look="line" small onClick={save}>
          <DownloadIcon aria-hidden />
          {t('codes.download')}
        </Button>
        <Button look="line" small onClick={() => void copy(codes.join('\n'))}>
          <CopyIcon aria-hidden />
          {t('codes.copy')}
        </Button>
        <Button look="line" small onClick={() => print()}>
          <PrinterIcon aria-hidden />
          {t('codes.print')}
        </Button>
        <Small role="status">
          {outcome === 'copied' && t('codes.copied')}
          {outcome === 'failed' && t('codes.copyFailed')}
        </Small>
      </Ways>
      <Kept data-screen-only>
        <Checkbox
          ref={kept}
          checked={isKept}
          onChange={(event) => setKept(event.target.checked)}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? problem : undefined}
        >
          {t('codes.kept')}
        </Checkbox>
        <FieldError id={problem}>{isMissing && t('codes.keptMissing')}</FieldError>
      </Kept>
      <DialogFooter>
        <Button data-screen-only onClick={finish}>
          {t('codes.done')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
