import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Radio, Small } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';

const Group = styled.fieldset`
  legend {
    font: var(--t-label);
    padding: 0;
  }
`;
const Languages = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s6);
`;

/** What a coach writes headline and bio in, which need not be the language of the page. */
export function TextLanguageChoice({ chosen, onChange }: { chosen: Language; onChange: (language: Language) => void }) {
  const { t } = useTexts('coaching');
  return (
    <Group aria-describedby="text-language-help">
      <legend>{t('texts.language')}</legend>
      <Languages>
        {LANGUAGES.map((language) => (
          <Radio key={language} name="text-language" checked={chosen === language} onChange={() => onChange(language)}>
            {LANGUAGE_NAMES[language]}
          </Radio>
        ))}
      </Languages>
      <Small id="text-language-help">{t('texts.languageHelp')}</Small>
    </Group>
  );
}
