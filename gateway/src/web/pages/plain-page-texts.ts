import type { Language, Localised, PageSubject } from '@pusula/contracts';

type Subject = Exclude<PageSubject, 'search'>;
type About = { readonly title: string; readonly description: string };

const TR = {
  signIn: { title: 'Giriş yap', description: 'Hesabınıza giriş yapın; profilinize ve ayarlarınıza kaldığınız yerden devam edin.' },
  signUp: { title: 'Kaydol', description: 'Üye ya da koç olarak kaydolun. Koç aramak için hesap gerekmez.' },
  forgottenPassword: {
    title: 'Şifremi unuttum',
    description: 'E-posta adresinizi yazın; yeni şifre belirleyeceğiniz bağlantıyı gönderelim.',
  },
  newPassword: { title: 'Yeni şifre', description: 'E-postanıza gelen bağlantıyla yeni şifrenizi belirleyin.' },
  activation: { title: 'Hesabınızı etkinleştirin', description: 'E-postanıza gelen bağlantıyla adresinizi doğrulayın.' },
  deletionStatus: { title: 'Silme isteğinin durumu', description: 'Silme isteğinizin ne durumda olduğunu kodunuzla öğrenin.' },
  account: { title: 'Profilim', description: 'Bilgileriniz, güvenlik ayarlarınız ve oturumlarınız. Giriş yapmanız gerekir.' },
  coaching: { title: 'Koçluk profili', description: 'Koçların profillerini ve sertifikalarını düzenlediği yer. Giriş yapmanız gerekir.' },
  console: { title: 'Yönetim', description: 'Yöneticiler için. Giriş yapmanız gerekir.' },
} as const satisfies Record<Subject, About>;

const EN: Readonly<Record<Subject, About>> = {
  signIn: { title: 'Sign in', description: 'Sign in to your account and go on where you left off.' },
  signUp: { title: 'Sign up', description: 'Sign up as a member or as a coach. Looking for a coach needs no account.' },
  forgottenPassword: {
    title: 'Forgotten password',
    description: 'Enter your e-mail address and we will send you a link to set a new password.',
  },
  newPassword: { title: 'New password', description: 'Set your new password with the link from our e-mail.' },
  activation: { title: 'Activate your account', description: 'Confirm your address with the link from our e-mail.' },
  deletionStatus: { title: 'Status of a deletion request', description: 'Look up what has become of your deletion request with its code.' },
  account: { title: 'Profile', description: 'Your details, security settings and sessions. You need to sign in.' },
  coaching: { title: 'Coaching profile', description: 'Where coaches edit their profile and certificates. You need to sign in.' },
  console: { title: 'Administration', description: 'For administrators. You need to sign in.' },
};

const TEXTS: Localised<Readonly<Record<Subject, About>>> = { tr: TR, en: EN };

/** What a page that is somebody's own, or a step on the way there, says of itself to whoever gets its link. */
export const plainPageText = (about: Subject, language: Language): About => TEXTS[language][about];
