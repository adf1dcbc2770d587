import type { OpenSession } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { momentOf, timeAgo } from '@pusula/frontend-kit/time';
import { Button } from '@pusula/frontend-kit/ui';
import { deviceOf } from '../devices/device.ts';
import { DeviceRow } from './DeviceRow.tsx';

type SessionRowProps = {
  session: OpenSession;
  /** What times are counted from, in milliseconds. */
  now: number;
  isEnding: boolean;
  onEnd: () => void;
};

/** One signed-in browser. The one that shows this page is left through the menu. */
export function SessionRow({
  session: { userAgent, authenticationType, createdAt, lastUsedAt, isCurrent },
  now,
  isEnding,
  onEnd,
}: SessionRowProps) {
  const { t, language } = useTexts('security');
  const { names, isHandheld } = deviceOf(userAgent);
  const device = names.join(', ') || t('sessions.unknownDevice');
  const when = { opened: momentOf(createdAt, language), used: timeAgo(lastUsedAt, now, language) };
  const note = (
    <>
      {isCurrent ? t('sessions.openedNow', when) : t('sessions.when', when)}
      {authenticationType !== 'Basic' && ` ${t('sessions.through', { provider: authenticationType })}`}
    </>
  );
  return (
    <DeviceRow name={device} isHandheld={isHandheld} badge={isCurrent && t('sessions.current')} note={note}>
      {!isCurrent && (
        <Button look="line" small busy={isEnding} aria-label={t('sessions.endOf', { device })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </DeviceRow>
  );
}
