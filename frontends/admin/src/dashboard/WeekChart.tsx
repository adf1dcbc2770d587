import { addDays } from '@pusula/contracts';
import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { shortDay, shortDays } from '../console/days.ts';
import { usersPath } from '../users/users-address.ts';
import { ChartFigure } from './ChartFigure.tsx';
import { GridLabels, gridPath } from './Grid.tsx';
import { NothingYet } from './NothingYet.tsx';
import { Drawing, Key, Label, Plot, Readout } from './Plot.styles.ts';
import { gridLines } from './scale.ts';
import type { DashboardStats } from './statistics.ts';

const WideDrawing = styled(Drawing)`
  --right: 12px;
`;
const Columns = styled.ul`
  position: absolute;
  inset: 0;
  display: flex;
  li {
    position: relative;
    flex: 1;
  }
  a {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    padding-inline: 18%;
    text-decoration: none;
  }
  a:hover {
    background: var(--hover);
  }
  i {
    background: var(--ink);
  }
  i[data-part='members'] {
    background: color-mix(in srgb, var(--edge) 55%, transparent);
  }
  a > span {
    display: none;
  }
  a:hover > span,
  a:focus-visible > span {
    display: grid;
  }
  @media (forced-colors: active) {
    i {
      forced-color-adjust: none;
      background: CanvasText;
      border: 1px solid CanvasText;
    }
    i[data-part='members'] {
      background: Canvas;
    }
  }
`;

/** Every how many weeks one is named, counted from the last. */
const NAMED = 4;
const PARTS = ['coaches', 'members'] as const;

/** Who registered in which week: coaches below, everybody else above. A week leads to its people. */
export function WeekChart({ people: { registeredPerWeek: weeks } }: { people: DashboardStats }) {
  const { t, language } = useTexts('dashboard');
  const number = (value: number) => formatNumber(value, language);
  const endOf = (week: string) => addDays(week, 6);
  const nameOf = (week: string) => shortDays(week, endOf(week), language);
  const lines = gridLines(Math.max(0, ...weeks.map(({ people }) => people)));
  const top = lines.at(-1) ?? 1;
  const rows = weeks
    .toReversed()
    .map((one): [string, ...string[]] => [nameOf(one.week), number(one.people), number(one.coaches), number(one.members)]);
  return (
    <ChartFigure
      title={t('weeks.title')}
      table={{
        headings: [t('weeks.week'), t('weeks.people'), t('weeks.coaches'), t('weeks.members')],
        rows,
        addresses: weeks.toReversed().map(({ week }) => usersPath({ from: week, to: endOf(week) })),
      }}
    >
      {weeks.every(({ people }) => people === 0) ? (
        <NothingYet title={t('weeks.none', { count: weeks.length })}>{t('weeks.noneHint')}</NothingYet>
      ) : (
        <>
          <Key aria-hidden="true">
            {PARTS.map((part) => (
              <li key={part}>
                <i data-part={part} />
                {t(`weeks.${part}`)}
              </li>
            ))}
          </Key>
          <Plot>
            <WideDrawing>
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                <path data-part="grid" d={gridPath(lines)} />
              </svg>
              <GridLabels lines={lines} />
              <Columns>
                {weeks.map(({ week, people, coaches, members }, place) => (
                  <li key={week}>
                    <Link
                      to={usersPath({ from: week, to: endOf(week) })}
                      aria-label={t('weeks.said', {
                        week: nameOf(week),
                        count: people,
                        coaches: number(coaches),
                        members: number(members),
                      })}
                    >
                      <i data-part="members" style={{ height: `${(100 * (people - coaches)) / top}%` }} />
                      <i data-part="coaches" style={{ height: `${(100 * coaches) / top}%` }} />
                      <Readout aria-hidden="true" style={place < weeks.length / 2 ? { left: 0 } : { right: 0 }}>
                        <b>{nameOf(week)}</b>
                        <span>{t('weeks.count', { count: people })}</span>
                        <span>{t('weeks.parts', { coaches: number(coaches), members: number(members) })}</span>
                      </Readout>
                    </Link>
                    {(weeks.length - 1 - place) % NAMED === 0 && (
                      <Label data-at="below" style={{ left: '50%' }}>
                        {shortDay(week, language)}
                      </Label>
                    )}
                  </li>
                ))}
              </Columns>
            </WideDrawing>
          </Plot>
        </>
      )}
    </ChartFigure>
  );
}
