import { styled } from 'styled-components';

export const CertificateForm = styled.section`
  display: grid;
  gap: var(--s4);
`;
export const CertificateHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: flex-end;
  gap: var(--s3) var(--s5);
  h2 {
    font: var(--t-label);
  }
`;
export const CertificateList = styled.ul`
  border-bottom: 1px solid var(--rule);
`;
export const CertificateItem = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s2) var(--s5);
  align-items: start;
  padding: var(--s4) 0;
  border-top: 1px solid var(--rule);
  @media (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
export const Facts = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  h3 {
    font: var(--t-h3);
    font-size: 1.1875rem;
  }
  p {
    font: var(--t-small);
    color: var(--ink-2);
  }
`;
export const RowActions = styled.div`
  display: flex;
  gap: var(--s1);
  [aria-disabled] {
    opacity: 0.35;
    cursor: default;
  }
  @media (max-width: 720px) {
    margin-left: -12px;
  }
`;
