import type { Language, Localised } from '@pusula/contracts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Svg = styled.svg`
  flex: none;
  border-radius: 1px;
  box-shadow: 0 0 0 1px var(--rule);
  filter: saturate(0.62);
`;

const drawings: Localised<ReactNode> = {
  tr: (
    <>
      <path fill="#e30a17" d="M0 0h30v20H0z" />
      <circle cx="11" cy="10" r="5" fill="#fff" />
      <circle cx="12.25" cy="10" r="4" fill="#e30a17" />
      <path fill="#fff" d="m14.6 10 4.5-1.47-2.78 3.83V7.64l2.78 3.83z" />
    </>
  ),
  en: (
    <>
      <path fill="#012169" d="M0 0h30v20H0z" />
      <path stroke="#fff" strokeWidth="4" d="m0 0 30 20M30 0 0 20" />
      <path stroke="#c8102e" strokeWidth="2" d="m0 0 30 20M30 0 0 20" />
      <path stroke="#fff" strokeWidth="6.6" d="M15 0v20M0 10h30" />
      <path stroke="#c8102e" strokeWidth="4" d="M15 0v20M0 10h30" />
    </>
  ),
};

/** Small and quiet, beside the language's own name: the page has one loud colour, and it is not here. */
export const Flag = ({ language }: { language: Language }) => (
  <Svg width="15" height="10" viewBox="0 0 30 20" aria-hidden="true">
    {drawings[language]}
  </Svg>
);
