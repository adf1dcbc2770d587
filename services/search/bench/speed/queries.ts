import type { CallService } from './contender.ts';

/** What people type into the search box of such a marketplace. */
const KEYWORDS = [
  'sınav kaygısı',
  'tükenmişlik',
  'iş değiştirmek',
  'boşanma sonrası',
  'toplantıda söz alamıyorum',
  'bebek uykusu',
  'sunum korkusu',
  'burnout',
  'public speaking',
  'istanbul kariyer koçu',
  'ekip yöneten mühendis',
  'ilk kez yönetici oldum ne yapmalıyım',
  'my child does not study',
  'kilo vermek',
  'yurt dışında yüksek lisans',
  'öğrenci koçu ankara',
  'emeklilik',
  'karar veremiyorum',
  'sınır koymak',
  'dehb erteleme',
  'marathon training',
  'aile şirketi kuşak devri',
  'ingilizce konuşmaktan çekiniyorum',
  'mulakat hazirligi',
  'yas süreci',
  'debt and budgeting',
  'özgüven',
  'OZGUVEN',
  'tükenmşlik',
  'procrastinaton',
];

/** Each keyword without a filter, in two cities, and in one city and two categories. @param ids of the demo categories by key */
export const asksOf = (ids: ReadonlyMap<string, string>): CallService[] =>
  KEYWORDS.flatMap((keyword) => [
    { keyword, cityIds: [], categoryIds: [] },
    { keyword, cityIds: ['34', '06'], categoryIds: [] },
    { keyword, cityIds: ['34'], categoryIds: [ids.get('kariyer') ?? '', ids.get('liderlik') ?? ''] },
  ]);
