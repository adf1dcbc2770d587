import { useTexts } from '@pusula/frontend-kit/i18n';
import {
  AuditIcon,
  DashboardIcon,
  OperationsIcon,
  PhoneIcon,
  SearchIcon,
  TreeIcon,
  UsersIcon,
  useCurrentInView,
} from '@pusula/frontend-kit/ui';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

const Rail = styled.nav`
  background: var(--deep);
  ul {
    position: sticky;
    top: 0;
    display: grid;
    gap: var(--s1);
    padding: var(--s5) var(--s3);
  }
  a {
    display: flex;
    align-items: center;
    gap: var(--s3);
    min-height: 44px;
    padding-inline: var(--s3);
    border-left: 2px solid transparent;
    border-radius: var(--r1);
    font: 500 0.9375rem/1 var(--sans);
    white-space: nowrap;
    text-decoration: none;
    color: var(--on-deep-2);
  }
  a:hover {
    color: var(--on-deep);
  }
  a[aria-current] {
    color: var(--on-deep);
    background: var(--on-deep-wash);
    border-color: var(--saffron);
  }
  /* Transparent lines are seen there: only the current item has one. */
  @media (forced-colors: active) {
    a:not([aria-current]) {
      border-color: Canvas;
    }
  }
  @media print {
    display: none;
  }
  a:focus-visible {
    outline-color: #f0b640;
    outline-offset: -2px;
  }
  svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
  @media (max-width: 960px) {
    min-width: 0;
    ul {
      display: flex;
      padding: var(--s2) var(--s4);
      overflow-x: auto;
      scrollbar-width: none;
      /* What goes on beyond the edge fades out there. */
      mask-image: linear-gradient(to right, transparent, #000 var(--s5), #000 calc(100% - var(--s5)), transparent);
    }
  }
`;

/** `part`: screens behind one of these belong to it. */
const ITEMS = [
  { key: 'dashboard', to: '/admin/dashboard', part: null, icon: DashboardIcon },
  { key: 'users', to: '/admin/users', part: '/admin/user-edit/', icon: UsersIcon },
  { key: 'categories', to: '/admin/categories', part: '/admin/category-examples/', icon: TreeIcon },
  { key: 'searchMisses', to: '/admin/search-misses', part: null, icon: SearchIcon },
  { key: 'helpLines', to: '/admin/help-lines', part: null, icon: PhoneIcon },
  { key: 'operations', to: '/admin/operations', part: null, icon: OperationsIcon },
  { key: 'audit', to: '/admin/audit', part: null, icon: AuditIcon },
] as const;

export function ConsoleNav() {
  const { t } = useTexts('console');
  const { pathname } = useLocation();
  const list = useCurrentInView<HTMLUListElement>(pathname);
  return (
    <Rail aria-label={t('nav.label')}>
      <ul ref={list}>
        {ITEMS.map(({ key, to, part, icon: Icon }) => {
          const isPart = part !== null && pathname.startsWith(part);
          return (
            <li key={key}>
              <Link to={to} {...((pathname === to || isPart) && { 'aria-current': isPart ? 'true' : 'page' })}>
                <Icon aria-hidden />
                {t(`nav.${key}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </Rail>
  );
}
