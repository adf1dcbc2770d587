import type { CurrentUser } from '@pusula/contracts';
import { useSessionFacts } from '@pusula/frontend-kit/coach';
import { readablePhone, useFieldTexts } from '@pusula/frontend-kit/fields';
import { formatList, useTexts } from '@pusula/frontend-kit/i18n';
import { Facts } from '../profile/Facts.tsx';

/** An address leads to its page only when it is one of the web: whatever else was stored stays a text. */
const outside = (address: string | undefined) =>
  address && /^https?:\/\//i.test(address) ? (
    <a href={address} target="_blank" rel="noopener nofollow ugc">
      {address}
    </a>
  ) : (
    address
  );

/** What a coach works on, for how long, and where else they are found. */
export function CoachingFacts({ user }: { user: CurrentUser }) {
  const { t, language } = useTexts('ownCoaching');
  const { t: field } = useFieldTexts();
  const sessions = useSessionFacts();
  const names = (user.categories ?? []).map(({ name }) => name);
  const phone = user.phone && readablePhone(user.phone);
  return (
    <Facts
      facts={[
        [t('categories'), formatList(names, language)],
        [t('years.label'), user.yearsOfPractice == null ? '' : t('years.count', { count: user.yearsOfPractice })],
        [t('sessions.label'), sessions.formats(user.sessionFormats ?? [])],
        [t('sessions.languages'), sessions.languages(user.sessionLanguages ?? [])],
        [field('links.website'), outside(user.website)],
        [field('links.linkedIn'), outside(user.linkedIn)],
        [field('links.instagram'), outside(user.instagram)],
        [field('links.facebook'), outside(user.facebook)],
        [t('phone.label'), user.showsPhone ? t('phone.shown', { phone }) : t('phone.hidden')],
      ]}
    />
  );
}
