import { type CurrentUser, coachAddress, type HiddenReason } from '@pusula/contracts';
import { today } from '@pusula/frontend-kit/expertise';
import { formatPercent, useTexts } from '@pusula/frontend-kit/i18n';
import { Badge, ButtonLink, CheckIcon, LeaderRow, ProgressBezel, Section, Small } from '@pusula/frontend-kit/ui';
import { Link } from 'react-router-dom';
import { completeness } from './completeness.ts';
import { Beside, Columns, Figure, Parts, Reasons, State, Way } from './ProfileStatus.styles.ts';
import { PLACES, type Visibility, visibility } from './visibility.ts';

type ProfileStatusProps = {
  user: CurrentUser;
  /** Every part of the profile, not only the next step. */
  inDetail?: boolean;
};

/** How a coach stands: whether visitors see the profile now and, where the coach can change that, how complete it is and the step that does it most good. */
export function ProfileStatus({ user, inDetail = false }: ProfileStatusProps) {
  const { t } = useTexts('ownCoaching');
  const standing = visibility(user);
  return (
    <>
      {standing && (
        <Section title={t('visibility.title')}>
          <Shown user={user} standing={standing} />
        </Section>
      )}
      {standing?.isMendable !== false && (
        <Section title={t('completeness.title')}>
          <Completeness user={user} inDetail={inDetail} />
        </Section>
      )}
    </>
  );
}

function Shown({ user, standing }: { user: CurrentUser; standing: Visibility }) {
  const { t, language } = useTexts('ownCoaching');
  const { isPublic, reasons, isMendable } = standing;
  if (isPublic) {
    return (
      <State>
        <Badge $tone="good">{t('visibility.public')}</Badge>
        <p>{t('visibility.publicText')}</p>
        {user.slug && (
          <Way>
            <ButtonLink look="line" small to={coachAddress(language, user.slug)}>
              {t('visibility.page')}
            </ButtonLink>
          </Way>
        )}
      </State>
    );
  }
  return (
    <State>
      <Badge $tone="warn">{t('visibility.hidden')}</Badge>
      {isMendable && <p>{t('visibility.until')}</p>}
      <Reasons>
        {reasons.map((reason) => (
          <Reason key={reason} reason={reason} />
        ))}
      </Reasons>
    </State>
  );
}

function Reason({ reason }: { reason: HiddenReason }) {
  const { t } = useTexts('ownCoaching');
  const place = PLACES[reason];
  return (
    <li>
      {t(`visibility.because.${reason}`)} {place && <Link to={place}>{t(`completeness.do.${reason}`)}</Link>}
    </li>
  );
}

function Completeness({ user, inDetail }: Required<ProfileStatusProps>) {
  const { t, language } = useTexts('ownCoaching');
  const { percent, parts, next } = completeness(user, today());
  const share = formatPercent(percent / 100, language);
  return (
    <Columns>
      <Figure>
        <ProgressBezel done={percent} of={100} />
        <div>
          <b>{share}</b>
          <Small>{t(next ? 'completeness.partly' : 'completeness.whole')}</Small>
        </div>
      </Figure>
      {next && (
        <Beside>
          <p>
            <b>{t('completeness.next')}</b> {t(`completeness.why.${next.part}`)}
          </p>
          <ButtonLink look="line" small to={next.to}>
            {t(`completeness.do.${next.part}`)}
          </ButtonLink>
          {inDetail && (
            <Parts>
              {parts.map(({ part, worth, to, isDone }) => (
                <LeaderRow
                  key={part}
                  {...(!isDone && { to })}
                  end={
                    isDone ? (
                      <CheckIcon aria-label={t('completeness.done')} />
                    ) : (
                      t('completeness.worth', { share: formatPercent(worth / 100, language) })
                    )
                  }
                >
                  {t(`completeness.parts.${part}`)}
                </LeaderRow>
              ))}
            </Parts>
          )}
        </Beside>
      )}
    </Columns>
  );
}
