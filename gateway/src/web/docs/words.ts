import type { Localised, RateLimit } from '@pusula/contracts';

/** What calls are about. */
export type GroupId =
  | 'account'
  | 'passkeys'
  | 'providers'
  | 'profile'
  | 'categories'
  | 'search'
  | 'texts'
  | 'admin-users'
  | 'admin-categories'
  | 'admin-audit'
  | 'admin-operations'
  | 'admin-figures';

/** What the page says around the API's own terms, which are English: paths, fields, codes and the contracts' summaries. */
export type Words = Readonly<
  Record<
    | 'title'
    | 'lead'
    | 'failed'
    | 'token'
    | 'machines'
    | 'filter'
    | 'filterButton'
    | 'nothing'
    | 'all'
    | 'calls'
    | 'start'
    | 'errors'
    | 'ownErrors'
    | 'query'
    | 'form'
    | 'body'
    | 'reply'
    | 'example'
    | 'copy'
    | 'copied'
    | 'byHand'
    | 'optional'
    | 'noToken'
    | 'text'
    | 'number'
    | 'anything'
    | 'again'
    | 'or',
    string
  >
> & {
  /** What stands above each group of calls. */
  readonly groups: Readonly<Record<GroupId, string>>;
  readonly count: (calls: number) => string;
  readonly found: (calls: number) => string;
  readonly atMost: (length: number) => string;
  readonly listOf: (what: string) => string;
  readonly otherwise: (value: string) => string;
  readonly tokens: (types: readonly string[], roles: readonly string[]) => string;
  readonly limit: (limit: RateLimit) => string;
};

const PER_TR: Record<RateLimit['per'], string> = { address: 'ağ adresi', user: 'kullanıcı', account: 'hesap' };
const COUNTED_TR: Record<RateLimit['counts'], string> = { calls: 'istek', failures: 'başarısız deneme', changes: 'değişiklik' };
const COUNTED_EN: Record<RateLimit['counts'], string> = { calls: 'requests', failures: 'failures', changes: 'changes' };

export const WORDS: Localised<Words> = {
  tr: {
    groups: {
      account: 'Hesap ve oturum',
      passkeys: 'Geçiş anahtarları',
      providers: 'Başka hesaplarla giriş',
      profile: 'Profil',
      categories: 'Kategoriler',
      search: 'Arama',
      texts: 'Yazı düzeltme',
      'admin-users': 'Yönetim: kullanıcılar',
      'admin-categories': 'Yönetim: kategoriler',
      'admin-audit': 'Yönetim: denetim günlüğü',
      'admin-operations': 'Yönetim: operasyonlar',
      'admin-figures': 'Yönetim: sayılar',
    },
    title: 'API',
    lead: 'Ürünün yaptığı her şeyi bu çağrılarla siz de yapabilirsiniz. Her yanıt JSON’dur ve <code>success</code> taşır.',
    failed:
      'Başarısız bir yanıtta <code>errorMessage</code>, kapalı bir listeden bir kod, ve yardım isterken söyleyeceğiniz <code>requestId</code> bulunur.',
    token:
      'Çağrılar <code>Authorization: Bearer $TOKEN</code> başlığında bir token ister. Herkes bir Public token alabilir; User token’ı giriş yapınca gelir.',
    machines: 'Programlar için:',
    filter: 'Çağrılarda ara',
    filterButton: 'Ara',
    nothing: 'Buna uyan çağrı yok. Adresin bir parçasını ya da İngilizce bir sözcük deneyin.',
    all: 'Bütün çağrıları göster',
    calls: 'Çağrılar',
    start: 'Buradan başlayın',
    errors: 'Her çağrının verebileceği hatalar',
    ownErrors: 'Kendi hataları',
    query: 'Sorgu',
    form: 'Form',
    body: 'Gövde',
    reply: 'Yanıt',
    example: 'Örnek',
    copy: 'Kopyala',
    copied: 'Kopyalandı.',
    byHand: 'Kopyalanamadı. Metin seçili; kendiniz kopyalayabilirsiniz.',
    optional: 'isteğe bağlı',
    noToken: 'Token gerekmez',
    text: 'metin',
    number: 'sayı',
    anything: 'her şey',
    again: 'yine aynı yapı',
    or: ' ya da ',
    count: (calls) => `${calls} çağrı`,
    found: (calls) => `${calls} çağrı bulundu`,
    atMost: (length) => `en fazla ${length}`,
    listOf: (what) => `liste: ${what}`,
    otherwise: (value) => `yoksa ${value}`,
    tokens: (types, roles) => `${types.join(' ya da ')} token’ı${roles.length > 0 ? `, yalnızca ${roles.join(' ya da ')}` : ''}`,
    limit: ({ requests, windowMs, per, counts }) => `${PER_TR[per]} başına ${windowMs / 60_000} dakikada ${requests} ${COUNTED_TR[counts]}`,
  },
  en: {
    groups: {
      account: 'Account and session',
      passkeys: 'Passkeys',
      providers: 'Sign-in with other accounts',
      profile: 'Profile',
      categories: 'Categories',
      search: 'Search',
      texts: 'Refining texts',
      'admin-users': 'Administration: users',
      'admin-categories': 'Administration: categories',
      'admin-audit': 'Administration: audit log',
      'admin-operations': 'Administration: operations',
      'admin-figures': 'Administration: figures',
    },
    title: 'The API',
    lead: 'Whatever the product does, you can do with these calls. Every reply is JSON and carries <code>success</code>.',
    failed:
      'A failed one carries <code>errorMessage</code>, a code of a closed list, and a <code>requestId</code> to quote when you ask for help.',
    token:
      'Calls want a token in the header <code>Authorization: Bearer $TOKEN</code>. Anybody gets a Public one; a User one comes with signing in.',
    machines: 'For programs:',
    filter: 'Search the calls',
    filterButton: 'Search',
    nothing: 'No call fits that. Try a part of its address or another word.',
    all: 'Show all calls',
    calls: 'Calls',
    start: 'Start here',
    errors: 'Errors that every call may give',
    ownErrors: 'Errors of its own',
    query: 'Query',
    form: 'Form',
    body: 'Body',
    reply: 'Reply',
    example: 'Example',
    copy: 'Copy',
    copied: 'Copied.',
    byHand: 'Could not copy. The text is selected; you can copy it yourself.',
    optional: 'optional',
    noToken: 'No token needed',
    text: 'text',
    number: 'number',
    anything: 'anything',
    again: 'the same shape again',
    or: ' or ',
    count: (calls) => `${calls} ${calls === 1 ? 'call' : 'calls'}`,
    found: (calls) => `${calls} ${calls === 1 ? 'call' : 'calls'} found`,
    atMost: (length) => `at most ${length}`,
    listOf: (what) => `list of ${what}`,
    otherwise: (value) => `else ${value}`,
    tokens: (types, roles) => `${types.join(' or ')} token${roles.length > 0 ? `, ${roles.join(' or ')} only` : ''}`,
    limit: ({ requests, windowMs, per, counts }) => `${requests} ${COUNTED_EN[counts]} in ${windowMs / 60_000} min per ${per}`,
  },
};
