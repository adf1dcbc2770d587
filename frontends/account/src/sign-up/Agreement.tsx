import { pageAddress } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Checkbox, FieldError, LinkOutIcon, VisuallyHidden } from '@pusula/frontend-kit/ui';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

const AgreementField = styled.div`
  border-top: 1px solid var(--rule-2);
  padding-top: var(--s5);
  [role='alert']:not(:empty) {
    margin-top: 6px;
  }
  a {
    font-weight: 600;
  }
  a svg {
    display: inline;
    width: 1em;
    height: 1em;
    vertical-align: -0.1em;
  }
`;

type AgreementProps = Omit<ComponentProps<typeof Checkbox>, 'children'> & { error: string | undefined };

/** The terms and the privacy policy, to be read in a tab of their own: this page stays as it is. */
export function Agreement({ error, ...input }: AgreementProps) {
  const { t } = useTexts('signUp');
  return (
    <AgreementField>
      <Checkbox {...input} aria-invalid={error ? true : undefined} aria-describedby={error ? 'agreement-error' : undefined}>
        {t('agreement.text', { terms: '|terms|', privacy: '|privacy|' })
          .split('|')
          .map((part) => (part === 'terms' || part === 'privacy' ? <Page key={part} page={part} /> : part))}
      </Checkbox>
      <FieldError id="agreement-error">{error}</FieldError>
    </AgreementField>
  );
}

function Page({ page }: { page: 'terms' | 'privacy' }) {
  const { t, language } = useTexts('signUp');
  return (
    <a href={pageAddress(page, language)} target="_blank" rel="noopener">
      {t(`agreement.${page}`)}
      <LinkOutIcon aria-hidden="true" />
      <VisuallyHidden>{t('agreement.newTab')}</VisuallyHidden>
    </a>
  );
}
