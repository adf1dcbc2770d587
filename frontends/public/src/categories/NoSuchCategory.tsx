import { useTexts } from '@pusula/frontend-kit/i18n';
import { PageTitle } from '@pusula/frontend-kit/page';
import { Lead, Title, Wrap } from '@pusula/frontend-kit/ui';
import { Space, Top } from './Categories.styles.ts';
import { WholeIndex } from './WholeIndex.tsx';

/** The category was taken away, or the address never led to one: the index shows what there is. */
export function NoSuchCategory() {
  const { t } = useTexts('categories');
  return (
    <Space>
      <PageTitle>{t('missing.title')}</PageTitle>
      <Wrap>
        <Top>
          <Title>{t('missing.title')}</Title>
          <Lead>{t('missing.body')}</Lead>
        </Top>
        <WholeIndex />
      </Wrap>
    </Space>
  );
}
