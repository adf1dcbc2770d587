import { coachLinks, type PublicCoach } from '@pusula/contracts';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { LinkOutIcon } from '../ui/icons.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { LinkIcon } from './LinkIcon.tsx';
import { linkRows } from './link-rows.ts';
import { PhoneLink } from './PhoneLink.tsx';
import { useCoachTexts } from './texts.ts';

const LinkList = styled.ul`
  ${linkRows}
  margin-top: var(--s4);
`;

/** A long one breaks before a dot, as its readers would. */
const Host = ({ children }: { children: string }) => (
  <span>
    {children.split(/(?=\.)/u).map((part, place, parts) => (
      <Fragment key={parts.slice(0, place + 1).join('')}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </span>
);

/** How else a coach is to be found: by the phone that they show, one's own site by its address, networks by their name. */
export function CoachLinks({ coach }: { coach: PublicCoach }) {
  const { t } = useCoachTexts();
  const links = coachLinks(coach);
  if (links.length === 0 && !coach.phone) return null;
  return (
    <LinkList aria-label={t('links.label')}>
      {coach.phone && (
        <li>
          <PhoneLink phone={coach.phone} />
        </li>
      )}
      {links.map(({ kind, href, host }) => (
        <li key={kind}>
          <a href={href} target="_blank" rel="noopener nofollow ugc">
            <LinkIcon kind={kind} />
            {kind === 'website' ? <Host>{host}</Host> : t(`links.${kind}`)}
            <VisuallyHidden>{t('links.newTab')}</VisuallyHidden>
            <LinkOutIcon />
          </a>
        </li>
      ))}
    </LinkList>
  );
}
