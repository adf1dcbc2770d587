import { HELP, type HelpLine, PROFESSIONAL_HELP } from '@pusula/contracts';

const CHECKED_ON = '2026-11-27';
const turkish = { country: 'TR', address: '', checkedOn: CHECKED_ON } as const;

/** What an installation begins with; afterwards administrators keep the table. */
export const FIRST_HELP_LINES: readonly HelpLine[] = [
  {
    ...turkish,
    nameTr: 'Acil çağrı: ambulans, polis, jandarma',
    nameEn: 'Emergencies: ambulance, police, gendarmerie',
    number: '112',
    helps: ['selfHarm', 'violence', 'childAbuse', 'medical'],
  },
  {
    ...turkish,
    nameTr: 'Sosyal destek hattı, her gün 24 saat',
    nameEn: 'Social support line, day and night',
    number: '183',
    helps: ['selfHarm', 'violence', 'childAbuse'],
  },
  {
    ...turkish,
    nameTr: 'KADES: kadınlar için tek dokunuşla polis (telefon uygulaması)',
    nameEn: 'KADES: police at one touch, for women (a phone app)',
    number: '',
    helps: ['violence'],
  },
  {
    ...turkish,
    nameTr: 'Aile içi şiddet acil yardım hattı (kadın dernekleri)',
    nameEn: 'Domestic violence emergency line (women’s associations)',
    number: '0212 656 96 96',
    helps: ['violence'],
  },
  {
    ...turkish,
    nameTr: 'Zehir danışma',
    nameEn: 'Poison control',
    number: '114',
    helps: ['medical'],
  },
  {
    ...turkish,
    nameTr: 'YEDAM: alkol, kumar, madde ve diğer bağımlılıklar için ücretsiz danışma (Yeşilay)',
    nameEn: 'YEDAM: free advice on alcohol, gambling, drugs and other addictions (Green Crescent)',
    number: '115',
    helps: ['addiction'],
  },
  {
    ...turkish,
    nameTr: 'ALO 191: uyuşturucu ile mücadele, her gün 24 saat',
    nameEn: 'ALO 191: help with drugs, day and night',
    number: '191',
    helps: ['addiction'],
  },
  {
    ...turkish,
    nameTr: 'Hastane randevusu (MHRS)',
    nameEn: 'Appointments at state hospitals (MHRS)',
    number: '182',
    helps: [...PROFESSIONAL_HELP],
  },
  {
    nameTr: 'Türkiye dışındaysanız: bulunduğunuz ülkenin hatları',
    nameEn: 'Outside Türkiye: lines of the country that you are in',
    number: '',
    address: 'https://findahelpline.com',
    country: '',
    helps: HELP.filter((one) => one !== 'medical'),
    checkedOn: CHECKED_ON,
  },
];
