import type { CurrentUser } from '@pusula/contracts';
import { ListedFacts, Portrait } from '@pusula/frontend-kit/coach';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Soft } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import { coachingForm } from './coaching-form.ts';
import { previewCoach } from './preview-coach.ts';

const CoachRow = styled.div`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr);
  gap: 0 var(--s4);
  overflow-wrap: anywhere;
`;
const CoachName = styled.p`
  font: 400 1.375rem / 1.2 var(--serif);
  letter-spacing: -0.01em;
`;
/** A coach as searches and categories list one. Nothing leads away from it. */
export function ListedCoach({ user }: { user: CurrentUser }) {
  const { language } = useTexts();
  const coach = previewCoach(user, coachingForm.fieldsOf(user), user.categories ?? [], language);
  const own = coach.textLanguage === language ? undefined : coach.textLanguage;
  return (
    <CoachRow>
      <Portrait coach={coach} sizes="84px" decorative />
      <div>
        <CoachName>{`${coach.firstName} ${coach.lastName}`}</CoachName>
        <Soft lang={own}>{coach.headline}</Soft>
        <ListedFacts coach={coach} language={own} oneBelowTheOther />
      </div>
    </CoachRow>
  );
}
