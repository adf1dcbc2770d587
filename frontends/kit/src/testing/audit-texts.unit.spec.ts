import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { auditTexts } from './audit-texts.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true }));

const audit = (source: string, tr: Record<string, string>, en: Record<string, string>) => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'));
  writeFileSync(join(folder, 'Screen.tsx'), source);
  return auditTexts(folder, { feature: { tr, en } });
};

describe('the audit of texts', () => {
  it('finds nothing in a screen that is in order', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the template stands in the source that is audited
    const source = "const S = () => <p title={t('title')}>{t('count', { count: 2 })} {t(`state.${state}`)} · {t('feature:far')}</p>;";
    const texts = { title: 'x', count_one: 'x', count_other: 'x', 'state.half-open': 'x', far: 'x' };
    expect(audit(source, texts, texts)).toEqual({ untranslated: [], unused: [], hardCoded: [] });
  });

  it('finds a key that one language lacks', () => {
    expect(audit("t('a')", { a: 'x' }, {}).untranslated).toEqual(['feature:a (en)']);
  });

  it('finds a key that nobody reads', () => {
    expect(audit("t('a')", { a: 'x', b: 'x' }, { a: 'x', b: 'x' }).unused).toEqual(['b']);
  });

  it('finds words written between tags and into attributes that are read out', () => {
    const source = 'const S = () => <p aria-label="Kapat" className="row">Merhaba</p>;';
    expect(audit(source, {}, {}).hardCoded).toEqual(['Screen.tsx: Kapat', 'Screen.tsx: Merhaba']);
  });
});
