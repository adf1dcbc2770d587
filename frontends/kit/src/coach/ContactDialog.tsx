import { coachLinks, type PublicCoach } from '@pusula/contracts';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { CopyIcon, LinkOutIcon } from '../ui/icons.ts';
import { TextArea } from '../ui/TextField.tsx';
import { useCopy } from '../ui/use-copy.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { LinkIcon } from './LinkIcon.tsx';
import { linkRows } from './link-rows.ts';
import { PhoneLink } from './PhoneLink.tsx';
import { useCoachTexts } from './texts.ts';

const Ways = styled.ul`
  ${linkRows}
  border-block: 1px solid var(--rule);
`;
const Copy = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3);
  font: var(--t-small);
  color: var(--ink-2);
`;

type ContactDialogProps = {
  coach: PublicCoach;
  /** What the reader searched for when they found this coach: the sentence begins with it. */
  searched?: string | undefined;
  onClose: () => void;
};

/** The coach's own ways to be reached, and a first sentence to take along. Nothing is sent from here. */
export default function ContactDialog({ coach, searched, onClose }: ContactDialogProps) {
  const { t } = useCoachTexts();
  const sentence = useRef<HTMLTextAreaElement>(null);
  const { outcome, copy, forget } = useCopy(sentence);
  const name = `${coach.firstName} ${coach.lastName}`;
  return (
    <Dialog
      open
      form
      onClose={onClose}
      title={t('contact.title', { name })}
      text={t('contact.between')}
      closeLabel={t('contact.close')}
      narrow
    >
      <Ways aria-label={t('contact.ways')}>
        {coach.phone && (
          <li>
            <PhoneLink phone={coach.phone} />
          </li>
        )}
        {coachLinks(coach).map(({ kind, href }) => (
          <li key={kind}>
            <a href={href} target="_blank" rel="noopener nofollow ugc">
              <LinkIcon kind={kind} />
              {t(`contact.${kind}`)}
              <VisuallyHidden>{t('links.newTab')}</VisuallyHidden>
              <LinkOutIcon />
            </a>
          </li>
        ))}
      </Ways>
      <TextArea
        ref={sentence}
        rows={4}
        label={t('contact.sentence')}
        help={t('contact.nobodySees')}
        defaultValue={
          searched ? t('contact.openingAfter', { name: coach.firstName, searched }) : t('contact.opening', { name: coach.firstName })
        }
        onChange={forget}
      />
      <Copy>
        <Button look="line" small onClick={() => void copy(sentence.current?.value ?? '')}>
          <CopyIcon />
          {t('contact.copy')}
        </Button>
        <span role="status">
          {outcome === 'copied' && t('contact.copied')}
          {outcome === 'failed' && t('contact.copyByHand')}
        </span>
      </Copy>
    </Dialog>
  );
}
