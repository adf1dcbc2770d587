import type { CurrentUser } from '@pusula/contracts';
import { OtherLanguage, Portrait, useFactNames } from '@pusula/frontend-kit/coach';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { MapPinIcon, Soft } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import { coachingForm } from './coaching-form.ts';
import { previewCoach } from './preview-coach.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr);
  gap: 0 var(--s4);
  overflow-wrap: anywhere;
`;
const Name = styled.p`
  font: 400 1.375rem / 1.2 var(--serif);
  letter-spacing: -0.01em;
`;
const Facts = styled.p`
  display: grid;
  gap: 2px;
  margin-top: var(--s2);
  font: var(--t-small);
  color: var(--ink-3);
  > span {
    display: inline-flex;
    gap: 5px;
  }
  .lucide {
    flex: none;
    margin-top: 3px;
    width: 15px;
    height: 15px;
    stroke-width: 1.6;
  }
`;

/** What decides whether a coach is for the reader at all. */
const SHOWN_FACTS = ['sessionFormats', 'yearsOfPractice'] as const;

/** A coach as searches and categories list one. Nothing leads away from it. */
export function ListedCoach({ user }: { user: CurrentUser }) {
  const { language } = useTexts();
  const { factLine } = useFactNames();
  const coach = previewCoach(user, coachingForm.fieldsOf(user), user.categories ?? [], language);
  const own = coach.textLanguage === language ? undefined : coach.textLanguage;
  const facts = factLine(coach, SHOWN_FACTS);
  return (
    <Row>
      <Portrait coach={coach} sizes="84px" decorative />
      <div>
        <Name>{`${coach.firstName} ${coach.lastName}`}</Name>
        <Soft lang={own}>{coach.headline}</Soft>
        <Facts>
          {facts && (
            <span>
              {coach.city && <MapPinIcon />}
              {facts}
            </span>
          )}
          <span>{coach.categories.map(({ name }) => name).join(', ')}</span>
          {own && <OtherLanguage language={own} />}
        </Facts>
      </div>
    </Row>
  );
}
