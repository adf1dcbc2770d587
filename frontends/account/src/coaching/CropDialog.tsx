import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, Dialog, DialogFooter, Label } from '@pusula/frontend-kit/ui';
import { type RefObject, useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { Bench, Stage, Tools, Zoom } from './CropDialog.styles.ts';
import { CropMoves } from './CropMoves.tsx';
import { CropPreviews } from './CropPreviews.tsx';
import { type CropArea, firstMove, PORTRAIT_RATIO } from './crop-picture.ts';

const FAREST = 4;
/** In pixels, of an arrow key or a press; with Shift a fifth of it. */
const STEP = 8;
/** The page's policy lets in only styles that carry its nonce; the cropper brings a style element of its own. */
const nonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

type CropDialogProps = {
  /** Of the chosen file. */
  address: string;
  onCrop: (area: CropArea) => void;
  onUnreadable: () => void;
  onClose: () => void;
};

/** Which part of a photograph is shown, and how it will look: moved with mouse, finger, arrow keys or buttons, made larger with the slider. */
export default function CropDialog({ address, onCrop, onUnreadable, onClose }: CropDialogProps) {
  const { t } = useTexts('coaching');
  const id = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(null);
  const [share, setShare] = useState<CropArea | null>(null);
  /** Of the picture on the screen, until its first part is chosen. */
  const unplaced = useRef<number | null>(null);
  const show = (part: CropArea) => {
    setShare(part);
    if (unplaced.current === null) return;
    setCrop({ x: 0, y: firstMove(part, unplaced.current) });
    unplaced.current = null;
  };
  const [cropper, setCropper] = useState<RefObject<HTMLDivElement | null> | null>(null);
  return (
    <Dialog open form onClose={onClose} title={t('picture.cropTitle')} text={t('picture.cropText')}>
      <Bench>
        <Stage>
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            maxZoom={FAREST}
            aspect={PORTRAIT_RATIO}
            objectFit="cover"
            showGrid={false}
            keyboardStep={STEP}
            setCropperRef={setCropper}
            nonce={nonce()}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onMediaLoaded={({ height }) => {
              unplaced.current = height;
            }}
            onCropAreaChange={show}
            onCropComplete={(_share, pixels) => setArea(pixels)}
            cropperProps={{ role: 'group', 'aria-label': t('picture.cropArea') }}
            mediaProps={{ alt: '', onError: onUnreadable }}
          />
        </Stage>
        <CropPreviews address={address} share={share} />
      </Bench>
      <Tools>
        <Zoom>
          <Label htmlFor={id}>{t('picture.zoom')}</Label>
          <input
            id={id}
            type="range"
            min={1}
            max={FAREST}
            step={0.05}
            value={zoom}
            onChange={({ target }) => setZoom(Number(target.value))}
          />
        </Zoom>
        <CropMoves cropper={cropper} />
      </Tools>
      <DialogFooter cancel={t('picture.cancel')} onCancel={onClose}>
        <Button onClick={() => area && onCrop(area)}>{t('picture.use')}</Button>
      </DialogFooter>
    </Dialog>
  );
}
