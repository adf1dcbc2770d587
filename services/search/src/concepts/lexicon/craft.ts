/** Making things, and how coaches work. */
export const CRAFT = `
key | tr | en
creativity | yaratıcı* | creativ*
creative-block | yaratıcı tıkan*, tıkan*, ilham* | creative block*, blocked, stuck, inspiration
writing | yazma*, yazar*, roman*, öykü*, şiir*, kitap yaz* | writing, writer*, novel*, author*, short story, short stories, poe*
writers-block | yazar tıkan*, yazamı*, boş sayfa* | writer's block, blank page, cannot write
journaling | günlük tut*, günlük yaz* | journal*, diary
music | müzik*, müzisyen*, şarkı*, piyano*, gitar*, keman* | music*, song*, piano*, guitar*, violin*, singer*
stage | sahne* | stage*, perform*
acting | oyuncu*, tiyatro*, seçme* | actor*, acting, actress*, theatre, audition*
dance | dans*, bale* | danc*, ballet
design | tasarım* | design*
visual-arts | resim*, ressam*, görsel sanat*, heykel*, seramik*, illüstra* | painting, painter*, visual art*, sculpt*, ceramic*, pottery, illustrat*
photography | fotoğraf* | photograph*
film | film*, sinema*, senaryo*, belgesel* | film*, cinema, screenplay, script, documentar*
architecture | mimar* | architect*
craftsmanship | zanaat*, el iş* | craft*, handmade
portfolio | portfolyo* | portfolio*
cooking | aşçı*, mutfak*, şef aşçı* | cook*, kitchen, chef*
podcast | podcast*, radyo* | podcast*, radio
online-session | çevrim içi*, çevrimiçi*, online, görüntülü* | online, video call*, remotely
face-to-face | yüz yüze* | face to face, in person
walking-session | yürürken, yürüyerek* | walking session*, while walking, walk and talk
group-work | grup* | group*
workshop | atölye* | workshop*
short-programme | kısa süreli, altı hafta*, sekiz hafta* | short programme, six week*, eight week*
mentoring | mentor* | mentor*
team-coaching | takım koç*, ekip koç* | team coach*
executive-coaching | yönetici koç* | executive coach*
student-coaching | öğrenci koç*, eğitim koç* | student coach*, study coach*
parent-coaching | ebeveyn koç*, aile koç* | parent* coach*, family coach*
career-coaching | kariyer koç* | career coach*
health-coaching | sağlık koç*, beslenme koç* | health coach*, nutrition coach*
business-coaching | iş koç*, girişimci koç* | business coach*
relationship-coaching | ilişki koç* | relationship coach*
sports-coaching | spor koç*, performans koç* | sports coach*, performance coach*
sleep-coaching | uyku koç* | sleep coach*
psychology | psikolog*, psikoloji* | psycholog*
supervision | süpervizyon* | supervision
homework-between | ödev ver* | homework between
humour | mizah*, gülerek* | humour, laugh*, funny
listening-style | yargılamadan*, sabırlı* | without judg*, patient*, non judgemental
directness | açık sözlü*, dobra*, lafı dolandır* | blunt*, direct, straight talk*, straightforward
disability-access | işaret dil*, görme engelli*, işitme engelli* | sign language, blind, deaf
military | asker*, subay* | militar*, army, officer*
police | polis* | police
pilot | pilot*, kabin memur* | pilot*, cabin crew
sea | denizci*, gemi*, kaptan* | sailor*, ship*, captain*, seafar*
tourism | turizm*, otel*, rehber* | tourism, hotel*, tour guide*
textile | tekstil*, fabrika* | textile*, factory
banking | banka*, bankacı* | bank*
accounting | muhasebe*, mali müşavir* | account*
law-exam | hâkimlik sınav*, avukatlık staj* | bar exam
medicine-exam | tus*, tıpta uzmanlık* | medical specialisation exam
chess | satranç* | chess
fishing | balıkçı* | fisher*
garden | bahçe*, toprak* | garden*
mountain | dağcı*, tırmanış* | mountain*, climb*
martial-arts | judo*, tekvando*, karate*, güreş* | judo, taekwondo, karate, wrestl*
tennis | tenis* | tennis
`;
