import { useTexts } from '@pusula/frontend-kit/i18n';
import { AvatarWindow, PortraitWindow, Preview, Previews } from './CropDialog.styles.ts';
import type { CropArea } from './crop-picture.ts';

type CropPreviewsProps = {
  /** Of the chosen file. */
  address: string;
  /** In hundredths of the picture; null until the picture is measured. */
  share: CropArea | null;
};

/** What visitors will see of the picture: the portrait of the coach's page and the circle beside a name. */
export function CropPreviews({ address, share }: CropPreviewsProps) {
  const { t } = useTexts('coaching');
  const part = share && (
    <img src={address} alt="" style={{ width: `${10_000 / share.width}%`, transform: `translate(${-share.x}%, ${-share.y}%)` }} />
  );
  return (
    <Previews>
      <Preview>
        <PortraitWindow>{part}</PortraitWindow>
        <figcaption>{t('picture.onPage')}</figcaption>
      </Preview>
      <Preview>
        <AvatarWindow>
          <div>{part}</div>
        </AvatarWindow>
        <figcaption>{t('picture.inLists')}</figcaption>
      </Preview>
    </Previews>
  );
}
