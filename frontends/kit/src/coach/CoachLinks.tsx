import { coachLinks, type LinkKind, type PublicCoach } from '@pusula/contracts';
import { styled } from 'styled-components';
import { useTexts } from '../i18n/index.ts';
import { BriefcaseIcon, CameraIcon, GlobeIcon, LinkOutIcon, UsersIcon } from '../ui/icons.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

const List = styled.ul`
  margin-top: var(--s4);
  li + li {
    border-top: 1px solid var(--rule);
  }
  a {
    display: flex;
    align-items: center;
    gap: var(--s3);
    min-height: 48px;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  a:hover {
    background: var(--hover);
  }
  svg {
    color: var(--ink-3);
  }
  svg:last-of-type {
    margin-inline-start: auto;
  }
`;

const ICONS = { website: GlobeIcon, linkedin: BriefcaseIcon, instagram: CameraIcon, facebook: UsersIcon } satisfies Record<
  LinkKind,
  unknown
>;

/** Where else a coach is to be found: one's own site by its address, networks by their name. */
export function CoachLinks({ coach }: { coach: PublicCoach }) {
  const { t } = useTexts('coachProfile');
  const links = coachLinks(coach);
  if (links.length === 0) return null;
  return (
    <List aria-label={t('links.label')}>
      {links.map(({ kind, href, host }) => {
        const Icon = ICONS[kind];
        return (
          <li key={kind}>
            <a href={href} target="_blank" rel="noopener nofollow ugc">
              <Icon />
              {kind === 'website' ? host : t(`links.${kind}`)}
              <VisuallyHidden>{t('links.newTab')}</VisuallyHidden>
              <LinkOutIcon />
            </a>
          </li>
        );
      })}
    </List>
  );
}
