import { expect, it } from '@jest/globals';
import { isPersonal } from './personal-words.ts';

it.each(['ayse@example.com', '05321112233', '0532 111 22 33', 'ayşe +90 (532) 111-22-33', '0532.111.22.33'])(
  '%s leads to a person',
  (keyword) => expect(isPersonal(keyword)).toBe(true),
);

it.each(['2026 yılında 40 yaşımda', 'LGS 2026-2027', '5 yaş 10 yaş 15 yaş', '24/7 çalışıyorum', '10 000 adım'])(
  '%s is what somebody seeks',
  (keyword) => expect(isPersonal(keyword)).toBe(false),
);
