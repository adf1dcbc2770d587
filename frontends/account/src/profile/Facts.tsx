import { useTexts } from '@pusula/frontend-kit/i18n';
import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 160px) minmax(0, 1fr);
  gap: var(--s3) var(--s5);
  dt {
    color: var(--ink-3);
  }
  @media (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    dd {
      margin-bottom: var(--s3);
    }
  }
`;

/** Names and values; an empty value says that it is missing. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string | undefined])[] }) {
  const { t } = useTexts('profile');
  return (
    <List>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name} value={value || t('missing')} />
      ))}
    </List>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);
