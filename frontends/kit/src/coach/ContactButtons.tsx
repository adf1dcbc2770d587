import { coachLinks, type PublicCoach } from '@pusula/contracts';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { PenIcon, PhoneIcon, ShareIcon } from '../ui/icons.ts';
import { LinkIcon } from './LinkIcon.tsx';
import { phoneHref, readablePhone } from './phone.ts';
import { useCoachTexts } from './texts.ts';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  margin-top: var(--s5);
  &:empty {
    display: none;
  }
`;

type ContactButtonsProps = {
  coach: PublicCoach;
  /** Left out, there is nothing to share yet. */
  onShare?: (() => void) | undefined;
  /** Where the coach who reads their own page edits it: nobody calls themself. */
  editAddress?: string | undefined;
  /** The first step alone and sharing by its icon, where there is no room for more. */
  brief?: boolean;
};

/** The first step: the phone where the coach shows it; the coach's own place, which leads away from here, comes second. And passing the page on. */
export function ContactButtons({ coach, onShare, editAddress, brief = false }: ContactButtonsProps) {
  const { t } = useCoachTexts();
  return (
    <Line>
      {editAddress ? (
        <ButtonLink to={editAddress}>
          <PenIcon />
          {t('edit')}
        </ButtonLink>
      ) : (
        <Ways coach={coach} brief={brief} />
      )}
      {onShare && (
        <Button look="line" onClick={onShare} aria-label={t('share')}>
          <ShareIcon />
          {!brief && t('share')}
        </Button>
      )}
    </Line>
  );
}

function Ways({ coach, brief }: { coach: PublicCoach; brief: boolean }) {
  const { t } = useCoachTexts();
  const [link] = coachLinks(coach);
  return (
    <>
      {coach.phone && (
        <ButtonLink to={phoneHref(coach.phone)}>
          <PhoneIcon />
          {readablePhone(coach.phone)}
        </ButtonLink>
      )}
      {link && !(brief && coach.phone) && (
        <ButtonLink look="line" to={link.href} target="_blank" rel="noopener nofollow ugc">
          <LinkIcon kind={link.kind} />
          {t(`contact.${link.kind}`)}
        </ButtonLink>
      )}
    </>
  );
}
