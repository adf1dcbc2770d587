import { useErrorOf } from '@pusula/frontend-kit/fields';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { FieldError } from '@pusula/frontend-kit/ui';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { PictureField } from '../coaching/PictureField.tsx';
import { picture, selectPicture } from '../coaching/picture.slice.ts';
import type { ProfileFields } from './profile-form.ts';

/** The picture in the form around it: sent as soon as it is cropped, the person's own once the form is saved. */
export function OwnPicture() {
  const { t } = useTexts('profile');
  const dispatch = useDispatch();
  const { uploaded } = useSelector(selectPicture);
  const form = useFormContext<ProfileFields>();
  const { setValue } = form;
  const errorOf = useErrorOf(form);
  useEffect(() => () => void dispatch(picture.settled()), [dispatch]);
  useEffect(() => {
    if (!uploaded) return;
    setValue('imageUrl', uploaded.imageUrl, { shouldDirty: true });
    setValue('imageFileName', uploaded.fileName, { shouldDirty: true, shouldValidate: true });
  }, [uploaded, setValue]);
  const remove = () => {
    setValue('imageUrl', '', { shouldDirty: true });
    setValue('imageFileName', '', { shouldDirty: true });
  };
  return (
    <div>
      <PictureField
        label={t('edit.picture')}
        firstName={form.watch('firstName')}
        lastName={form.watch('lastName')}
        imageUrl={form.watch('imageUrl')}
        onRemove={remove}
      />
      <FieldError>{errorOf('imageFileName')}</FieldError>
    </div>
  );
}
