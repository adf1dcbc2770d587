import { describe, expect, it } from '@jest/globals';
import { type Language, LIMITS } from '@pusula/contracts';
import { factsAdded } from './facts-added.ts';
import { HOSTILE_CHUNKS, textOf } from './hostile-chunks.testing.ts';

const doubts = (original: string, improved: string, language: Language) =>
  factsAdded(original, improved, language).map(({ kind, text }) => `${kind}: ${text}`);

type Row = [original: string, improved: string, ...doubts: string[]];
const table =
  (language: Language) =>
  (...[original, improved, ...expected]: Row) =>
    expect([language, doubts(original, improved, language)]).toEqual([language, expected]);

describe('a fact that the writer did not write, in Turkish', () => {
  it.each<Row>([
    ['Koçluk yapıyorum.', '15 yıldır koçluk yapıyorum.', 'number: 15 yıldır'],
    ['Koçluk yapıyorum.', 'On beş yıldır koçluk yapıyorum.', 'number: On beş yıldır'],
    ['Koçluk yapıyorum.', 'Onbeş yıllık deneyimimle koçluk yapıyorum.', 'number: Onbeş yıllık'],
    ['10 yıldır koçum.', '12 yıldır koçum.', 'number: 12 yıldır'],
    ['10 yıldır koçum.', 'On iki yıldır koçum.', 'number: On iki yıldır'],
    ['Çok kişiyle çalıştım.', '500’den fazla kişiyle çalıştım.', 'number: 500'],
    ['Çok kişiyle çalıştım.', '1.250 kişiyle çalıştım.', 'number: 1.250 kişiyle'],
    ['Çok kişiyle çalıştım.', 'İki bin beş yüz kişiyle çalıştım.', 'number: İki bin beş yüz kişiyle'],
    ['Çok kişiyle çalıştım.', 'Yüzlerce kişiyle çalıştım.', 'number: Yüzlerce'],
    ['Verim artar.', 'Verim %41 artar.', 'number: %41'],
    ['Verim artar.', 'Verim yüzde kırk bir artar.', 'number: yüzde kırk bir'],
    ['Uzun süredir buradayım.', '2015’ten beri buradayım.', 'date: 2015'],
    ['Yakında başlıyoruz.', '12 Mayıs 2026’da başlıyoruz.', 'date: 12 Mayıs 2026'],
    ['Yakında başlıyoruz.', 'Eylül ayında başlıyoruz.', 'date: Eylül'],
    ['Yakında başlıyoruz.', '03.09.2026 günü başlıyoruz.', 'date: 03.09.2026'],
    ['Mayısta başlıyoruz.', '5 Mayısta başlıyoruz.', 'date: 5 Mayısta'],
    ['Bir üniversitede okudum.', 'Okulum Boğaziçi Üniversitesi idi.', 'name: Boğaziçi Üniversitesi'],
    ['Büyük şirketlerle çalıştım.', 'Büyük şirketlerle, örneğin Koç Holding ile çalıştım.', 'name: Koç Holding'],
    ['İstanbul’da bir okulda öğrendim.', 'Ben İstanbul Koçluk Akademisi’nde öğrendim.', 'name: İstanbul Koçluk Akademisi'],
    ['Evden çalışıyorum.', 'Ankara’da evden çalışıyorum.', 'name: Ankara'],
    ['Yaşam koçuyum.', 'NLP ile çalışan yaşam koçuyum.', 'credential: NLP'],
    ['Koçum.', 'ICF PCC unvanlı bir koçum.', 'credential: ICF PCC'],
    ['Koçum.', 'Sertifikalı bir koçum.', 'credential: Sertifikalı'],
    ['Psikoloji okudum.', 'Psikolojide yüksek lisans yaptım.', 'credential: yüksek lisans'],
    ['Kariyer koçuyum.', 'Alanında uzman, ödüllü bir kariyer koçuyum.', 'credential: uzman', 'credential: ödüllü'],
    ['Ben Ayşe, koçum.', 'Ben Dr. Ayşe, koçum.', 'credential: Dr.'],
    ['Bana yazın.', 'Bana ayse@ornek.com adresinden yazın.', 'contact: ayse@ornek.com'],
    ['Beni izleyin.', 'Beni @aysekoc hesabından izleyin.', 'contact: @aysekoc'],
    ['Beni arayın.', 'Beni 0532 123 45 67 numarasından arayın.', 'contact: 0532 123 45 67'],
    ['Siteme bakın.', 'Siteme bakın: www.aysekoc.com.tr', 'contact: www.aysekoc.com.tr'],
  ])('%s → %s', table('tr'));
});

describe('a fact that the writer did not write, in English', () => {
  it.each<Row>([
    ['I coach leaders.', 'I have coached leaders for fifteen years.', 'number: fifteen years'],
    ['I coach leaders.', 'With 15+ years behind me I coach leaders.', 'number: 15'],
    ['I coached many people.', 'I coached twenty-five people.', 'number: twenty-five people'],
    ['I coached many people.', 'I coached two hundred and fifty people.', 'number: two hundred and fifty people'],
    ['I coached many people.', 'I coached 1,200 clients.', 'number: 1,200 clients'],
    ['I coached many people.', 'I coached hundreds of people.', 'number: hundreds'],
    ['Most come back.', 'Some 90 percent come back.', 'number: 90 percent'],
    ['I started long ago.', 'I started in March 2012.', 'date: March 2012'],
    ['I started long ago.', 'I started on May 12, 2012.', 'date: May 12, 2012'],
    ['I worked in banks.', 'I worked for Goldman Sachs.', 'name: Goldman Sachs'],
    ['I live by the sea.', 'I live by the sea in Izmir.', 'name: Izmir'],
    ['I am a coach.', 'I am a certified coach with an MBA.', 'credential: certified', 'credential: MBA'],
    ['I am a coach.', 'I am an award-winning coach.', 'credential: award-winning'],
    ['I am a coach.', 'I hold a PhD.', 'credential: PhD'],
    ['Write to me.', 'Write to me at https://example.com/me.', 'contact: https://example.com/me'],
    ['Sekiz yıldır koçum.', 'I have been a coach for ten years.', 'number: ten years'],
    ['Koçum, eğitim aldım.', 'I am a certified coach.', 'credential: certified'],
  ])('%s → %s', table('en'));
});

describe('no alarm for what was only written otherwise, in Turkish', () => {
  it.each<Row>([
    ['10 yıl çalıştım.', 'On yıl çalıştım.'],
    ['on bes yildir kocum', 'On beş yıldır koçum.'],
    ['Onbeş yıldır koçum.', '15 yıldır koçum.'],
    ['Is fikrinizi once on kisiye satin', 'İş fikrinizi önce on kişiye satın.'],
    ['15 yıldır koçum.', '15’inci yılımdayım.'],
    ['1250 kişi', '1.250 kişi'],
    ['yüzde 41 artış', '%41 artış'],
    ['15 bin kişi', '15.000 kişi'],
    ['iki buçuk saat', '2,5 saat'],
    ['istanbul’da, sonra ankarada yaşadım', 'Ben önce İstanbul’da, sonra Ankara’da yaşadım.'],
    ['ISTANBUL DA CALISTIM', 'Hep İstanbul’da çalıştım.'],
    ['mayista basladim', 'Ben Mayıs’ta başladım.'],
    ['12.05.2020 de başladım', '12 Mayıs 2020’de başladım.'],
    ['icf üyesi, pcc', 'ICF üyesiyim, PCC unvanım var.'],
    ['Sertifikam var.', 'Sertifikalı bir koçum.'],
    ['Uzmanlık alanlarım iş ve aile.', 'Uzmanlık alanlarım: iş ve aile.'],
    ['Ben de öyle yaptım.', 'Yüz yüze ya da çevrim içi, ön görüşmeyle başlarız; ondan ve onun yüzünden korkmayın.'],
    ['Dinlerim.', 'Bir koç olarak altında yatanı dinlerim. Bence bu yeter.'],
    ['kariyer koçuyum', 'Kariyer ve Liderlik Koçu, Yol Arkadaşı'],
    ['Ayşe Yılmaz, İzmir’de koç.', 'İzmir’de koçum: Ayşe Yılmaz. Merhaba!'],
    ['ayse@ornek.com', 'Bana Ayse@Ornek.com adresinden yazın.'],
    ['instagram.com/aysekoc', 'Beni @aysekoc hesabından izleyin.'],
    ['tel 05321234567', 'Tel.: +90 532 123 45 67'],
    ['https://www.ornek.com/', 'ornek.com'],
    ['Boğaziçi Üniversitesi’nde okudum', 'Benim okulum Boğaziçi Üniversitesi’dir.'],
  ])('%s → %s', table('tr'));
});

describe('no alarm for what was only written otherwise, in English', () => {
  it.each<Row>([
    ['10 years as a coach', 'Ten years as a coach.'],
    ['I worked 20 years, then 5 more.', 'I worked twenty years, then five more.'],
    ['a hundred and twenty clients', '120 clients'],
    ['A HUNDRED AND TWENTY PAGES', 'A hundred and twenty pages.'],
    ['i lived in london and worked for ibm', 'I lived in London and worked for IBM.'],
    ['I’m a PCC, certified by ICF.', 'Certified by ICF, I hold the PCC.'],
    ['I march on and may fail.', 'I may fail. I march on. Don’t we all? It’s fine.'],
    ['One of us, one on one.', 'We work one on one. Everyone is one.'],
    ['15 yıldır İstanbul’da koçum, ICF sertifikalıyım.', 'I have been a coach in İstanbul for fifteen years, certified by ICF.'],
    ['Türkçe ve İngilizce çalışıyorum, yüksek lisansım var.', 'I work in Turkish and English and hold a master’s degree.'],
    ['Mart 2020’de başladım.', 'I started in March 2020.'],
    ['Doktoram var.', 'I hold a PhD.'],
  ])('%s → %s', table('en'));
});

it('names them in the order in which they stand, each as it stands there', () => {
  const improved = '2012’den beri, 15 yıldır, Ankara’da PCC olarak; ayse@ornek.com, 15 yıldır.';
  const found = factsAdded('Koçum.', improved, 'tr');
  expect(found.map(({ text }) => text)).toEqual(['2012', '15 yıldır', 'Ankara', 'PCC', 'ayse@ornek.com', '15 yıldır']);
});

it.each(HOSTILE_CHUNKS)('comes to an end with the longest text of nothing but %j', (chunk) => {
  const text = textOf(chunk, LIMITS.bioLength);
  expect(factsAdded(text, text, 'tr')).toEqual([]);
});
