import { useTexts } from '@pusula/frontend-kit/i18n';
import { Small } from '@pusula/frontend-kit/ui';
import { Link } from 'react-router-dom';
import { examplesPath } from './examples-path.ts';

/** From a category's form to what people say when they need it. */
export function ExamplesLink({ categoryId }: { categoryId: string }) {
  const { t } = useTexts('categoryExamples');
  return (
    <Small>
      {t('linkText')} <Link to={examplesPath(categoryId)}>{t('link')}</Link>
    </Small>
  );
}
