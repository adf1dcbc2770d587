import type { Texts, TextTree } from '../i18n/index.ts';

/** What some things were once called, and are not any more: one thing has one word on all screens. */
const RETIRED: readonly RegExp[] = [
  // filtre, kategori, şehir
  /süzge/i,
  /uzmanlık alan|alan seç/i,
  /(?<!\p{L})[İi]l(?:i|ler|iniz)?(?!\p{L})/u,
  // şifre, istenmeyen posta klasörü, kaydol-
  /parola/i,
  /istenmeyen kutu|gereksiz e-posta/i,
  /kayıt ol(?!uştur)/i,
  // Soyad, Ad soyad, koçluk profili
  /^(?:Ad )?soyadı$/i,
  /koç profil/i,
  // Sistem durumu, servis, başarısız olaylar, devre kesici, mesaj kuyruğu, tüketiciler
  /operasyon|İşletim|hizmetler/i,
  /(?:bekleyen|bırakıl\S*) olay/i,
  /sigorta|ileti yolu|dinleyici/i,
  // diğer, kontrol et-, rastgele
  /öteki|denetle|rasgele/i,
  // specialties, city, categories, failed events, not public, message queue, closed
  /specialit|province|areas? of expertise/i,
  /parked|message bus|lets through/i,
  /^not online$/i,
  // sign out, terms and conditions
  /log(?:ged|ging)? out|terms of use/i,
];

const wordsOf = (tree: TextTree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : wordsOf(value)));

/** The texts that use one of them. */
export const retiredWordsIn = (texts: Texts): string[] =>
  Object.values(texts)
    .flatMap((languages) => Object.values(languages).flatMap(wordsOf))
    .filter((text) => RETIRED.some((word) => word.test(text)));
