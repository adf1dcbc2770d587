import { describe, expect, it } from '@jest/globals';
import { auditTexts } from '@pusula/frontend-kit/testing';
import { texts } from './texts.ts';

describe('the texts of the public pages', () => {
  it('are there in both languages, all used, and none is written into a screen', () => {
    expect(auditTexts(import.meta.dirname, texts)).toEqual({ untranslated: [], unused: [], hardCoded: [] });
  });
});
