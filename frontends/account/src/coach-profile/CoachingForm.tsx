import { type CurrentUser, LANGUAGE_NAMES, LANGUAGES, type Language, TEXT_FIELDS } from '@pusula/contracts';
import { config } from '@pusula/frontend-kit/config';
import { EditForm, Part, Questions } from '@pusula/frontend-kit/editing';
import { CategoryField } from '@pusula/frontend-kit/expertise';
import { LinkFields } from '@pusula/frontend-kit/fields';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useMatches } from '@pusula/frontend-kit/page';
import { Button, EyeIcon, Soft, Tabs } from '@pusula/frontend-kit/ui';
import { useMemo, useState } from 'react';
import { BESIDE, BesideForm } from '../beside/Beside.styles.ts';
import { CoachingTexts } from '../coaching/CoachingTexts.tsx';
import { useDecided } from '../coaching/use-decided.ts';
import { useOwnForm } from '../editing/use-own-form.ts';
import { coachingForm, coachingSchema } from './coaching-form.ts';
import { LivePreview } from './LivePreview.tsx';
import { Practice } from './Practice.tsx';
import { Preview } from './Preview.tsx';
import { useCoachingNames } from './use-coaching-names.ts';

/** The language that a coach begins with: the page's own, unless there is only a text in the other. */
const firstLanguage = ({ texts }: CurrentUser, language: Language): Language =>
  texts?.[language] ? language : (LANGUAGES.find((one) => texts?.[one]) ?? language);

const languageOf = (field: string): Language | undefined =>
  LANGUAGES.find((language) => Object.values(TEXT_FIELDS[language]).some((name) => name === field));

export function CoachingForm({ user }: { user: CurrentUser }) {
  const { t, language } = useTexts('ownCoaching');
  const [shown, setShown] = useState(firstLanguage(user, language));
  const [isPreviewed, setPreviewed] = useState(false);
  const isBeside = useMatches(BESIDE);
  const schema = useMemo(() => coachingSchema(user.texts, language), [user.texts, language]);
  const reveal = (field: string) => setShown(languageOf(field) ?? shown);
  const decided = useDecided();
  const { headline, bio } = TEXT_FIELDS[shown];
  const edit = useOwnForm({
    name: 'coaching',
    spec: coachingForm,
    schema,
    user,
    question: (fields, goOn) => decided({ Headline: fields[headline], Bio: fields[bio] }, goOn),
    reveal,
  });
  const names = useCoachingNames();
  const tabs = LANGUAGES.map((one) => ({
    key: one,
    label: LANGUAGE_NAMES[one],
    content: (
      <Questions>
        <CoachingTexts {...TEXT_FIELDS[one]} textLanguage={one} />
      </Questions>
    ),
  }));
  return (
    <BesideForm>
      <EditForm
        cancelTo={coachingForm.viewedAt}
        edit={edit}
        names={names}
        aside={
          !isBeside && (
            <Button look="line" onClick={() => setPreviewed(true)}>
              <EyeIcon />
              {t('preview.open')}
            </Button>
          )
        }
      >
        <Part>
          <h2>{t('words')}</h2>
          <Soft>{t('edit.languages')}</Soft>
          <Tabs label={t('edit.textLanguages')} tabs={tabs} active={shown} onChange={(key) => setShown(key as Language)} />
        </Part>
        <Part>
          <h2>{t('categories')}</h2>
          <CategoryField label={t('edit.categories')} help={t('edit.categoriesHelp')} />
        </Part>
        <Part>
          <h2>{t('links')}</h2>
          <LinkFields areRequired={config.coachLinksRequired} />
        </Part>
        <Part>
          <h2>{t('edit.practice')}</h2>
          <Practice phone={user.phone} />
        </Part>
      </EditForm>
      {isBeside && <LivePreview user={user} form={edit.form} language={shown} />}
      {isPreviewed && <Preview user={user} fields={edit.form.getValues()} onClose={() => setPreviewed(false)} />}
    </BesideForm>
  );
}
