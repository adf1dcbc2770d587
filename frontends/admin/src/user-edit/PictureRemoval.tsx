import type { EditedUser } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Avatar, Button, Small } from '@pusula/frontend-kit/ui';
import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import type { UserFields } from './user-fields.ts';

const PicturePanel = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s4);
  b {
    font: var(--t-label);
  }
  button {
    margin: var(--s1) 0 0 -12px;
  }
`;

/** The person's picture, which an admin can take away; another one only they themself can choose. */
export function PictureRemoval({ user: { firstName, lastName, imageUrl, imageFileName } }: { user: EditedUser }) {
  const { t } = useTexts('userEdit');
  const { watch, setValue } = useFormContext<UserFields>();
  const isRemoved = watch('imageFileName') === '';
  const toggle = () => setValue('imageFileName', isRemoved ? imageFileName : '', { shouldDirty: true });
  return (
    <PicturePanel role="group" aria-label={t('picture.label')}>
      <Avatar firstName={firstName} lastName={lastName} imageUrl={isRemoved ? '' : imageUrl} size={48} />
      <div>
        <b>{t('picture.label')}</b>
        <Small role="status">{isRemoved && t('picture.removed')}</Small>
        <Button look="text" small onClick={toggle}>
          {t(isRemoved ? 'picture.keep' : 'picture.remove')}
        </Button>
      </div>
    </PicturePanel>
  );
}
