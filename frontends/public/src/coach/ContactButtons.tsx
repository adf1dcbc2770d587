import type { PublicCoach } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, ButtonLink, GlobeIcon, PhoneIcon, ShareIcon } from '@pusula/frontend-kit/ui';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { coach as coachFacts } from './coach.slice.ts';
import { coachLinks } from './coach-links.ts';
import { phoneHref, readablePhone } from './phone.ts';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  margin-top: var(--s5);
`;

/** The first step: the phone where the coach shows it, else the coach's own place; and passing the page on. */
export function ContactButtons({ coach }: { coach: PublicCoach }) {
  const { t } = useTexts('coach');
  const dispatch = useDispatch();
  const [link] = coachLinks(coach);
  const share = () => dispatch(coachFacts.shared({ title: `${coach.firstName} ${coach.lastName}`, url: location.href }));
  return (
    <Line>
      {coach.phone && (
        <ButtonLink to={phoneHref(coach.phone)}>
          <PhoneIcon />
          {readablePhone(coach.phone)}
        </ButtonLink>
      )}
      {!coach.phone && link && (
        <ButtonLink to={link.href} target="_blank" rel="noopener nofollow">
          <GlobeIcon />
          {t(`contact.${link.kind}`)}
        </ButtonLink>
      )}
      <Button look="line" onClick={share}>
        <ShareIcon />
        {t('share.button')}
      </Button>
    </Line>
  );
}
