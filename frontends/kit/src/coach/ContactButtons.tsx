import { coachLinks, type PublicCoach } from '@pusula/contracts';
import { lazyPart } from '@pusula/frontend-kit/page';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { MessageIcon, PenIcon, ShareIcon } from '../ui/icons.ts';
import { useCoachTexts } from './texts.ts';

const ContactDialog = lazyPart(() => import('./ContactDialog.tsx'));

const ContactLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  &:empty {
    display: none;
  }
`;

type ContactButtonsProps = {
  coach: PublicCoach;
  /** What the reader searched for when they found this coach. */
  searched?: string | undefined;
  /** Left out, there is nothing to share yet. */
  onShare?: (() => void) | undefined;
  /** Where the coach who reads their own page edits it: nobody writes to themself. */
  editAddress?: string | undefined;
  /** Sharing by its icon, where there is no room for more. */
  brief?: boolean;
};

/** The first step, which is to reach the coach by whatever way they named, and passing the page on. */
export function ContactButtons({ coach, searched, onShare, editAddress, brief = false }: ContactButtonsProps) {
  const { t } = useCoachTexts();
  const [isOpen, setOpen] = useState(false);
  const canBeReached = Boolean(coach.phone) || coachLinks(coach).length > 0;
  return (
    <>
      <ContactLine data-screen-only>
        {editAddress && (
          <ButtonLink to={editAddress}>
            <PenIcon />
            {t('edit')}
          </ButtonLink>
        )}
        {!editAddress && canBeReached && (
          <Button onClick={() => setOpen(true)} onPointerEnter={ContactDialog.preload} aria-haspopup="dialog">
            <MessageIcon />
            {t('contact.reach')}
          </Button>
        )}
        {onShare && (
          <Button look="line" onClick={onShare} aria-label={t('share')}>
            <ShareIcon />
            {!brief && t('share')}
          </Button>
        )}
      </ContactLine>
      {isOpen && <ContactDialog coach={coach} searched={searched} onClose={() => setOpen(false)} />}
    </>
  );
}
