import { selectApiStatus, useProblemText } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { lazyPart } from '@pusula/frontend-kit/page';
import { Avatar, Button, CameraIcon, Note, RetryNotice, Small } from '@pusula/frontend-kit/ui';
import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type CropArea, cropped, loadPicture } from './crop-picture.ts';
import { Actions, Bar, Beside, PictureFrame } from './PictureField.styles.ts';
import { PICTURE_UPLOAD, picture, selectPicture } from './picture.slice.ts';

const CropDialog = lazyPart(() => import('./CropDialog.tsx'));

const TYPES = ['image/jpeg', 'image/png', 'image/gif'];

type PictureFieldProps = {
  label: string;
  firstName: string;
  lastName: string;
  /** Empty without a picture. */
  imageUrl: string;
  onRemove: () => void;
};

/** A face: chosen, cropped in the browser, sent with its progress. What came of it is told by `picture.uploaded`. */
export function PictureField({ label, firstName, lastName, imageUrl, onRemove }: PictureFieldProps) {
  const { t } = useTexts('coaching');
  const dispatch = useDispatch();
  const text = useProblemText();
  const { loading, error } = useSelector(selectApiStatus(PICTURE_UPLOAD));
  const { progress, dataUrl } = useSelector(selectPicture);
  const file = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<'INVALID_FILE_EXTENSION' | 'INVALID_IMAGE_FILE' | null>(null);

  const close = () => {
    if (address) URL.revokeObjectURL(address);
    setAddress(null);
    // The same file may be chosen again.
    if (file.current) file.current.value = '';
  };
  const choose = (chosen: File | undefined) => {
    setRefusal(null);
    if (!chosen) return;
    if (TYPES.includes(chosen.type)) setAddress(URL.createObjectURL(chosen));
    else setRefusal('INVALID_FILE_EXTENSION');
  };
  const refuse = () => {
    setRefusal('INVALID_IMAGE_FILE');
    close();
  };
  const take = (area: CropArea) => {
    loadPicture(address ?? '')
      .then((image) => {
        dispatch(picture.chosen(cropped(image, area)));
        close();
      })
      .catch(refuse);
  };

  return (
    <PictureFrame role="group" aria-label={label}>
      <Avatar firstName={firstName} lastName={lastName} imageUrl={imageUrl} size={96} />
      <Beside>
        <b>{label}</b>
        <Small>{t('picture.help')}</Small>
        <Actions>
          <Button look="line" small busy={loading} onClick={() => file.current?.click()}>
            {!loading && <CameraIcon />}
            {t(imageUrl ? 'picture.replace' : 'picture.choose')}
          </Button>
          {imageUrl && !loading && (
            <Button look="text" small onClick={onRemove}>
              {t('picture.remove')}
            </Button>
          )}
        </Actions>
        <input ref={file} type="file" accept={TYPES.join()} hidden onChange={({ target }) => choose(target.files?.[0])} />
        {loading && (
          <Bar>
            <progress value={progress} max={1} aria-label={t('picture.sending')} />
            <Small as="span" role="status">
              {t(progress < 1 ? 'picture.sending' : 'picture.preparing')}
            </Small>
          </Bar>
        )}
        {refusal && <Note tone="bad">{text({ message: refusal, fallback: 'errors.general' })}</Note>}
        {error && <RetryNotice problem={error} onRetry={() => dispatch(picture.chosen(dataUrl))} />}
      </Beside>
      {address && <CropDialog address={address} onCrop={take} onUnreadable={refuse} onClose={close} />}
    </PictureFrame>
  );
}
