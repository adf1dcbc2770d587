import { pageAddress, UNKNOWN_CATEGORY } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Note, Title, Wrap } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageMetadata } from '../metadata/PageMetadata.tsx';
import { Finder } from '../search/Finder.tsx';
import { CategoriesHead, Remark, Space } from './Categories.styles.ts';
import { WholeIndex } from './WholeIndex.tsx';

export function CategoriesScreen() {
  const { t } = useTexts('categories');
  const [parameters] = useSearchParams();
  const [typed, setTyped] = useState('');
  return (
    <Space>
      <PageMetadata title={t('title')} description={t('description')} addressIn={(wanted) => pageAddress('categories', wanted)} />
      <Wrap>
        <CategoriesHead>
          <Title>{t('heading')}</Title>
          <Finder label={t('find')} typed={typed} onType={setTyped} />
        </CategoriesHead>
        {parameters.has(UNKNOWN_CATEGORY) && (
          <Remark role="status">
            <Note>
              <b>{t('missing.title')}.</b> {t('missing.body')}
            </Note>
          </Remark>
        )}
        <WholeIndex typed={typed} />
      </Wrap>
    </Space>
  );
}
