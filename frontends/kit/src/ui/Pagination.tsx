import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.ts';
import { pageNumbers } from './page-numbers.ts';

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s1);
  font: 500 0.9375rem/1 var(--sans);
  font-variant-numeric: tabular-nums;
  > * {
    min-width: 44px;
    height: 44px;
    display: grid;
    grid-auto-flow: column;
    align-items: center;
    justify-content: center;
    gap: 6px;
    text-decoration: none;
    border-radius: var(--r2);
  }
  > a:hover {
    background: var(--hover);
  }
  > [aria-current] {
    font-weight: 700;
    box-shadow: inset 0 -2px 0 var(--saffron);
    border-radius: 0;
  }
  > span {
    color: var(--ink-3);
  }
  @media (max-width: 720px) {
    > * {
      min-width: 40px;
    }
    b {
      display: none;
    }
  }
`;
const Word = styled.b`
  font-weight: 500;
`;

type PaginationProps = {
  /** From 1. */
  page: number;
  pages: number;
  /** The address of a page. */
  to: (page: number) => LinkProps['to'];
};

/** Pages as links, so that they can be opened, shared and gone back to. */
export function Pagination({ page, pages, to }: PaginationProps) {
  const { t, language } = useTexts();
  if (pages < 2) return null;
  const step = (target: number, label: string, icon: 'before' | 'after') => {
    const inside = [
      icon === 'before' && <ChevronLeftIcon key="icon" />,
      <Word key="word">{label}</Word>,
      icon === 'after' && <ChevronRightIcon key="icon" />,
    ];
    return target < 1 || target > pages ? (
      <span aria-hidden="true">{inside}</span>
    ) : (
      <Link to={to(target)} rel={icon === 'before' ? 'prev' : 'next'} aria-label={label}>
        {inside}
      </Link>
    );
  };
  return (
    <Nav aria-label={t('ui.pages')}>
      {step(page - 1, t('ui.previous'), 'before')}
      {pageNumbers(page, pages).map((number, index) =>
        number === null ? (
          // A gap has no name of its own; at most two stand in a row of numbers, at fixed places.
          <span key={index < 3 ? 'gap-before' : 'gap-after'}>…</span>
        ) : (
          <Link
            key={number}
            to={to(number)}
            aria-label={t('ui.page', { number })}
            {...(number === page && { 'aria-current': 'page' as const })}
          >
            {formatNumber(number, language)}
          </Link>
        ),
      )}
      {step(page + 1, t('ui.next'), 'after')}
    </Nav>
  );
}
