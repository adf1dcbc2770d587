import { type PublicCoach, pageAddress } from '@pusula/contracts';
import { CoachProfile, ContactButtons } from '@pusula/frontend-kit/coach';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { selectPersonSummary } from '@pusula/frontend-kit/session';
import { Breadcrumb, Wrap } from '@pusula/frontend-kit/ui';
import { useDispatch, useSelector } from 'react-redux';
import { BreadcrumbData } from '../metadata/BreadcrumbData.tsx';
import { FoundWhy } from '../search/FoundWhy.tsx';
import { RESULTS_PATH } from '../search/search-address.ts';
import { useWayHere } from '../search/use-way-here.ts';
import { CoachMetadata } from './CoachMetadata.tsx';
import { PhoneBar, WideOnly } from './PhoneBar.ts';
import { SimilarCoaches } from './SimilarCoaches.tsx';
import { pageShared } from './share.saga.ts';
import { WayBack } from './WayBack.tsx';

export function CoachPage({ coach }: { coach: PublicCoach }) {
  const { t, language } = useTexts('coach');
  const dispatch = useDispatch();
  const name = `${coach.firstName} ${coach.lastName}`;
  const specialtyAddress = ({ slug }: { slug: string }) => pageAddress('category', language, slug);
  const isOwn = useSelector(selectPersonSummary)?.id === coach.id;
  const way = useWayHere(coach.id);
  const contact = {
    coach,
    searched: way?.keyword,
    editAddress: isOwn ? '/coach-profile/edit' : undefined,
    onShare: () => dispatch(pageShared({ title: name, url: location.origin + location.pathname })),
  };
  const [main] = coach.categories;
  const crumbs = [
    { label: t('coaches'), to: RESULTS_PATH },
    ...(main ? [{ label: main.name, to: specialtyAddress(main) }] : []),
    { label: name },
  ];
  return (
    <Wrap>
      <CoachMetadata coach={coach} />
      <BreadcrumbData crumbs={crumbs} />
      {way ? <WayBack way={way} /> : <Breadcrumb crumbs={crumbs} />}
      <CoachProfile
        coach={coach}
        specialtyAddress={specialtyAddress}
        foundFor={way?.found && <FoundWhy coach={way.found.coach} />}
        actions={
          <WideOnly>
            <ContactButtons {...contact} />
          </WideOnly>
        }
      />
      <SimilarCoaches to={coach.id} />
      <PhoneBar data-screen-only>
        <ContactButtons {...contact} brief />
      </PhoneBar>
    </Wrap>
  );
}
