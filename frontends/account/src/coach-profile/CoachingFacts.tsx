import type { CurrentUser } from '@pusula/contracts';
import { useFactNames } from '@pusula/frontend-kit/coach';
import { LINKS, PRACTICE_FACTS, readablePhone, useFactName } from '@pusula/frontend-kit/fields';
import { formatList, useTexts } from '@pusula/frontend-kit/i18n';
import type { Fact } from '../facts/FactList.tsx';
import { Facts } from '../facts/Facts.tsx';

/** An address leads to its page only when it is one of the web: whatever else was stored stays a text. */
const outside = (address: string | undefined) =>
  address && /^https?:\/\//i.test(address) ? (
    <a href={address} target="_blank" rel="noopener nofollow ugc">
      {address.replace(/^https?:\/\/(www\.)?/i, '')}
    </a>
  ) : (
    address
  );

/** What a coach works on, for how long, and where else they are found. */
export function CoachingFacts({ user }: { user: CurrentUser }) {
  const { t, language } = useTexts('ownCoaching');
  const { sayFact } = useFactNames();
  const factName = useFactName();
  const names = (user.categories ?? []).map(({ name }) => name);
  const phone = user.phone && readablePhone(user.phone);
  return (
    <Facts
      facts={[
        [t('categories'), formatList(names, language)],
        ...PRACTICE_FACTS.map((fact): Fact => [factName(fact), sayFact(fact, user[fact])]),
        ...LINKS.map((link): Fact => [factName(link), outside(user[link])]),
        [t('phone.label'), user.showsPhone ? t('phone.shown', { phone }) : t('phone.hidden')],
      ]}
    />
  );
}
