import { type HelpLine, inLanguage, LANGUAGES } from '@pusula/contracts';
import { formatDate, formatList, useTexts } from '@pusula/frontend-kit/i18n';

/** Everything that a line says, in one sentence: what differs between two of them is seen. */
export function useLineText() {
  const { t, language } = useTexts('helpLines');
  return ({ number, address, helps, country, checkedOn, ...names }: HelpLine): string =>
    [
      number,
      address,
      LANGUAGES.map((one) => inLanguage(names, 'name', one)).join(' / '),
      formatList(
        helps.map((kind) => t(`helps.${kind}`)),
        language,
      ),
      t(`country.${country || 'anywhere'}`),
      t('checked', { date: formatDate(checkedOn, language) }),
    ]
      .filter(Boolean)
      .join(' · ');
}
