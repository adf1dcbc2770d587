import { createGlobalStyle } from 'styled-components';
import { base } from './base.ts';
import { fonts } from './fonts.ts';
import { tokens } from './tokens.ts';

/** Rendered once, by whoever owns the page. */
export const GlobalStyle = createGlobalStyle`${fonts}${tokens}${base}`;
