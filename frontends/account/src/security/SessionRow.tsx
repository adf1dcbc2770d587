import type { OpenSession } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { momentOf, timeAgo } from '@pusula/frontend-kit/time';
import { Badge, Button, LaptopIcon, Small, SmartphoneIcon } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import { deviceOf } from './device.ts';
import { entryRow } from './entry-row.ts';

const Row = styled.li`
  ${entryRow}
  @media (max-width: 480px) {
    grid-template-columns: auto minmax(0, 1fr);
    > button {
      grid-column: 2;
      justify-self: start;
    }
  }
`;
const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s1) var(--s3);
  font-weight: 600;
`;

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
  return (
    <Row>
      {isHandheld ? <SmartphoneIcon /> : <LaptopIcon />}
      <div>
        <Name>
          {device}
          {isCurrent && <Badge $tone="good">{t('sessions.current')}</Badge>}
        </Name>
        <Small>
          {isCurrent ? t('sessions.openedNow', when) : t('sessions.when', when)}
          {authenticationType !== 'Basic' && ` ${t('sessions.through', { provider: authenticationType })}`}
        </Small>
      </div>
      {!isCurrent && (
        <Button look="line" small busy={isEnding} aria-label={t('sessions.endOf', { device })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </Row>
  );
}
