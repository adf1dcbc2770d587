import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { coachDraft, memberDraft } from './draft.testing.ts';
import { closeWizard, keptDraft, openWizard } from './open-wizard.testing.tsx';

afterEach(closeWizard);

const goOn = () => screen.getByRole('button', { name: 'Devam et' });
const progress = () => screen.getByRole('complementary', { name: 'Kayıt adımları' }).textContent;
const PASSWORD = 'Yelken!Rota42';

describe('the password page', () => {
  const open = async (draft = memberDraft({ hasPassword: false, phone: '', firstName: '' })) => {
    const opened = await openWizard('/signup-step-two', { draft });
    await screen.findByRole('heading', { name: 'Hesabınızı kuralım.' });
    return { ...opened, password: screen.getByLabelText('Şifre'), again: screen.getByLabelText('Şifre (bir kez daha)') };
  };
  const metRules = () => within(screen.getByRole('list', { name: 'Şifre kuralları' })).queryAllByText('(tamam)');

  it('ticks off each rule as it is met, and says how strong the whole is', async () => {
    const { user, password } = await open();
    expect(metRules()).toHaveLength(0);
    await user.type(password, 'Yelken');
    expect(metRules()).toHaveLength(1);
    await user.type(password, '!Rota42');
    expect(metRules()).toHaveLength(4);
    expect(await screen.findByText('Güçlü bir şifre')).toBeTruthy();
    expect(metRules()).toHaveLength(5);
  });

  it('asks what the person comes for before it asks for a password', async () => {
    const { password } = await open();
    const role = screen.getByRole('group', { name: 'Pusula’yı nasıl kullanacaksınız?' });
    expect(role.compareDocumentPosition(password)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(password.getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getByText('Başka yerde kullanmadığınız bir şifre seçin.')).toBeTruthy();
  });

  it('says what is wrong at both fields and starts at the first', async () => {
    const { user, password, again } = await open();
    await user.type(again, 'x');
    await user.click(goOn());
    expect(await screen.findByText('Bir şifre yazın.')).toBeTruthy();
    expect(screen.getByText('İki şifre aynı değil. Bir kez daha yazın.')).toBeTruthy();
    expect(document.activeElement).toBe(password);
  });

  it('leads on, and writes the password nowhere (specification 3, S19)', async () => {
    const { user, password, again, product } = await open();
    await user.type(password, PASSWORD);
    await user.type(again, PASSWORD);
    await user.click(goOn());
    expect(await screen.findByRole('heading', { name: 'Sizi tanıyalım.' })).toBeTruthy();
    expect(product.store.getState()).toMatchObject({ newUserDraft: { hasPassword: true } });
    const written = JSON.stringify({ ...localStorage, ...sessionStorage });
    expect(written).toContain('hasPassword');
    expect(written).not.toContain(PASSWORD);
    expect(location.href + JSON.stringify(history.state)).not.toContain(PASSWORD);
  });

  it('has one page more for a coach, unless the profile is completed later', async () => {
    const { user } = await open();
    expect(progress()).toContain('2. adım, toplam 6');
    await user.click(screen.getByRole('radio', { name: 'Koçluk yapıyorum' }));
    expect(progress()).toContain('2. adım, toplam 7');
    await user.click(screen.getByRole('checkbox', { name: 'Koçluk profilimi sonra tamamlayacağım' }));
    expect(progress()).toContain('2. adım, toplam 6');
    await user.click(screen.getByRole('radio', { name: 'Koç arıyorum' }));
    expect(screen.queryByRole('checkbox', { name: 'Koçluk profilimi sonra tamamlayacağım' })).toBeNull();
  });

  it('is asked again on the summary after a reload, says why, and registers with it', async () => {
    const { api, user } = await openWizard('/signup-summary', { draft: memberDraft({ agreedToTerms: true }), held: 'Register' });
    expect(await screen.findByText(/Güvenliğiniz için şifreniz hiçbir yere yazılmaz/)).toBeTruthy();
    expect(location.pathname).toBe('/signup-summary');
    await user.click(screen.getByRole('button', { name: 'Kaydı tamamla' }));
    expect(await screen.findByText('Bir şifre yazın.')).toBeTruthy();
    await user.type(screen.getByLabelText('Şifre'), PASSWORD);
    await user.type(screen.getByLabelText('Şifre (bir kez daha)'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Kaydı tamamla' }));
    await waitFor(() => expect(api.callsTo('POST /auth/register')[0]?.input.user).toMatchObject({ password: PASSWORD }));
  });
});

describe('the personal page', () => {
  const open = async (draft = memberDraft({ firstName: '', lastName: '', gender: '', birthday: '', city: '' })) => {
    const opened = await openWizard('/signup-step-three', { draft });
    await screen.findByRole('heading', { name: 'Sizi tanıyalım.' });
    return opened;
  };

  it('names every field that is missing, and starts at the first', async () => {
    const { user } = await open();
    await user.click(goOn());
    expect(await screen.findByText('Adınızı yazın.')).toBeTruthy();
    for (const sentence of ['Soyadınızı yazın.', 'Doğum tarihinizi seçin.', /Cinsiyetinizi seçin/, 'Yaşadığınız şehri yazın ya da seçin.'])
      expect(screen.getByText(sentence)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Ad'));
  });

  it('says what a username may be before anything is refused, and what is wrong with a name', async () => {
    const { user } = await open();
    const username = screen.getByLabelText('Kullanıcı adı (isteğe bağlı)');
    const help = document.getElementById(username.getAttribute('aria-describedby') ?? '');
    expect(help?.textContent).toBe('Boşluksuz: harf, rakam, nokta, tire ve alt çizgi.');
    await user.type(screen.getByLabelText('Ad'), 'Ali\u202e');
    await user.click(goOn());
    expect(await screen.findByText('Burada görünmeyen bir karakter var. Silip elle yeniden yazın.')).toBeTruthy();
  });

  it('is filled in with the keyboard alone', async () => {
    const { user } = await open();
    screen.getByLabelText('Ad').focus();
    await user.keyboard('Nilüfer{Tab}{Tab}Şen{Tab}nilufer{Tab}');
    await user.selectOptions(document.activeElement as Element, '14');
    await user.keyboard('{Tab}');
    await user.selectOptions(document.activeElement as Element, 'Mart');
    await user.keyboard('{Tab}');
    await user.selectOptions(document.activeElement as Element, '1988');
    await user.keyboard('{Tab}');
    await user.selectOptions(document.activeElement as Element, 'Belirtmek istemiyorum');
    await user.keyboard('{Tab}izm{ArrowDown}{Enter}');
    expect((screen.getByLabelText('Şehir') as HTMLInputElement).value).toBe('İzmir');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Size nasıl ulaşalım?' })).toBeTruthy();
    expect(JSON.parse(keptDraft()).draft).toMatchObject({
      birthday: '1988-03-14',
      gender: 'PreferNotToSay',
      city: 'İzmir',
      username: 'nilufer',
    });
  });

  it('keeps every stroke, also of somebody who goes back before the end', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Ad'), 'Nil');
    await user.selectOptions(screen.getByLabelText('Yıl'), '1988');
    await user.click(screen.getByRole('link', { name: 'Geri' }));
    await screen.findByRole('heading', { name: 'Hesabınızı kuralım.' });
    expect(JSON.parse(keptDraft()).draft).toMatchObject({ firstName: 'Nil', birthday: '1988--' });
  });

  it('names the months in the language of the page', async () => {
    localStorage.setItem('pusula.language', 'en');
    await openWizard('/signup-step-three', { draft: memberDraft() });
    expect(await screen.findByRole('option', { name: 'March' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Date of birth' })).toBeTruthy();
  });

  it('shows what a provider said, to be changed, and asks for the kind of account', async () => {
    await open(memberDraft({ authenticationType: 'Facebook', hasPassword: false, gender: 'Female' }));
    expect(screen.getByText(/Facebook hesabınızdaki bilgileri/)).toBeTruthy();
    expect((screen.getByLabelText('Cinsiyet') as HTMLSelectElement).value).toBe('Female');
    const role = screen.getByRole('group', { name: 'Pusula’yı nasıl kullanacaksınız?' });
    expect(role.compareDocumentPosition(screen.getByLabelText('Ad'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(progress()).toContain('2. adım, toplam 5');
  });
});

describe('the phone page', () => {
  it('takes a number as it is pasted', async () => {
    const { user } = await openWizard('/signup-step-four', { draft: memberDraft({ phone: '' }) });
    const number = await screen.findByLabelText('Telefon numarası');
    expect(number.getAttribute('placeholder')).toBe('5XXXXXXXXX');
    await user.click(number);
    await user.paste('+90 (532) 123 45 67');
    expect((number as HTMLInputElement).value).toBe('5321234567');
    await user.click(goOn());
    expect(await screen.findByRole('heading', { name: 'Fotoğraf eklemek ister misiniz?' })).toBeTruthy();
  });

  it('wants ten digits and a code', async () => {
    const { user } = await openWizard('/signup-step-four', { draft: memberDraft({ phone: '532', phoneCode: '' }) });
    await screen.findByLabelText('Telefon numarası');
    await user.click(goOn());
    expect(await screen.findByText('Ülke kodunu yazın.')).toBeTruthy();
    expect(screen.getByText(/Numara tam 10 rakam olmalı/)).toBeTruthy();
  });
});

describe('the page about oneself', () => {
  it('asks a member, and a coach who completes later, for no more than a picture', async () => {
    const { user } = await openWizard('/signup-step-five', { draft: coachDraft({ completesLater: true, headline: '' }) });
    await screen.findByRole('group', { name: 'Profil fotoğrafı' });
    expect(screen.queryByLabelText('Başlık')).toBeNull();
    await user.click(goOn());
    await waitFor(() => expect(location.pathname).not.toBe('/signup-step-five'));
  });

  it('asks a coach for words and links, and completes links that lack their beginning', async () => {
    const { user } = await openWizard('/signup-step-five', { draft: coachDraft({ linkedIn: '', headline: '' }) });
    expect(await screen.findByRole('group', { name: 'Dört bağlantı da gerekli.' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Devam et' }));
    expect(await screen.findByText('Ne yaptığınızı tek cümleyle yazın.')).toBeTruthy();
    expect(screen.getByText('LinkedIn adresi gerekli.')).toBeTruthy();
    await user.type(screen.getByLabelText('Başlık'), 'Yeni yöneticilerin yol arkadaşı');
    await user.type(screen.getByLabelText('LinkedIn adresi'), 'linkedin.com/in/nilufer{Tab}');
    expect((screen.getByLabelText('LinkedIn adresi') as HTMLInputElement).value).toBe('https://linkedin.com/in/nilufer');
    await user.click(goOn());
    expect(await screen.findByRole('heading', { name: 'Hangi kategorilerde koçluk yapıyorsunuz?' })).toBeTruthy();
  });

  it('asks what the words are written in: as they seem, until the coach says it', async () => {
    const { user } = await openWizard('/signup-step-five', { draft: coachDraft({ headline: '', bio: '' }) });
    const bio = await screen.findByLabelText('Tanıtım');
    const language = (name: string) => screen.getByRole('radio', { name }) as HTMLInputElement;
    expect(language('Türkçe').checked).toBe(true);
    await user.type(bio, 'I walk with new managers through the first year.');
    expect([language('English').checked, bio.getAttribute('lang')]).toEqual([true, 'en']);
    await user.click(language('Türkçe'));
    await user.type(bio, ' And the second.');
    expect([language('Türkçe').checked, bio.getAttribute('lang')]).toEqual([true, 'tr']);
    expect(JSON.parse(keptDraft()).draft.textLanguage).toBe('tr');
  });
});
