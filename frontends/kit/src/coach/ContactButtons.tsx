import { coachLinks, type PublicCoach } from '@pusula/contracts';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { GlobeIcon, PhoneIcon, ShareIcon } from '../ui/icons.ts';
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

type ContactButtonsProps = { coach: PublicCoach; onShare: (() => void) | undefined };

/** The first step: the phone where the coach shows it, else the coach's own place; and passing the page on. */
export function ContactButtons({ coach, onShare }: ContactButtonsProps) {
  const { t } = useCoachTexts();
  const [link] = coachLinks(coach);
  return (
    <Line>
      {coach.phone && (
        <ButtonLink to={phoneHref(coach.phone)}>
          <PhoneIcon />
          {readablePhone(coach.phone)}
        </ButtonLink>
      )}
      {!coach.phone && link && (
        <ButtonLink to={link.href} target="_blank" rel="noopener nofollow ugc">
          <GlobeIcon />
          {t(`contact.${link.kind}`)}
        </ButtonLink>
      )}
      {onShare && (
        <Button look="line" onClick={onShare}>
          <ShareIcon />
          {t('share')}
        </Button>
      )}
    </Line>
  );
}
