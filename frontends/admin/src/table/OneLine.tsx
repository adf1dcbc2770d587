import { styled } from 'styled-components';

const ClippedLine = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  /* A finger has no pointer to rest on it: a touch shows the whole of it. */
  @media (hover: none) {
    &:hover {
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
`;

/** A word that has to stay on its line, such as an address: what does not fit is shown by the pointer, or by a touch. */
export const OneLine = ({ children }: { children: string }) => <ClippedLine title={children}>{children}</ClippedLine>;
