/** School, university, language, culture. */
export const LEARNING = `
key | tr | en
student | öğrenci* | student*, pupil*
exam | sınav* | exam*, test*
exam-anxiety | sınav kaygı*, sınav stres*, sınav korku*, sınav heyecan* | exam anxiety, exam nerves, exam stress, test anxiety, exam fear, nervous before exams
university-entrance | yks*, tyt, ayt, üniversite sınav*, üniversiteye hazırl* | university entrance, yks, university exam, college entrance
high-school-entrance | lgs*, liseye geçiş, lise sınav* | lgs, high school entrance, high school exam
study-habits | ders çalış*, çalışma düzen*, çalışma program*, verimli çalış* | study habit*, studying, study plan*, revision, study routine
reading | okuma*, kitap oku* | reading
memory | hafıza*, bellek* | memory, memoris*, remember*
degree-choice | bölüm seç*, üniversite seç*, tercih*, meslek seç* | choos* a degree, choice of degree, degree choice, choos* a university, university choice, which subject
university | üniversite*, kampüs* | universit*, college, campus
study-abroad | yurt dışında eğitim*, yurt dışında oku*, yurtdışı eğitim*, yurt dışı eğitim*, erasmus*, burs*, yurt dışında yüksek lisans | study* abroad, overseas stud*, erasmus, scholarship*, master's abroad, university abroad
thesis | tez* | thesis, dissertation*
postgraduate | yüksek lisans*, doktora*, lisansüstü* | postgraduate*, phd, doctoral, doctorate, master's, masters
motivation-letter | niyet mektub*, motivasyon mektub* | statement of purpose, motivation letter, personal statement, admission essay
language-learning | dil öğren*, yabancı dil* | language learn*, learn* a language, foreign language
english-speaking | ingilizce* | english
speaking-courage | konuşma cesaret*, konuşmaktan çekin*, ingilizce konuş* | courage to speak, afraid to speak, speak* english, shy to speak, spoken english
accent | aksan* | accent*
german | almanca*, almanya* | german*
culture | kültür* | cultur*
migration | göç*, taşın*, yurt dışına yerleş*, yurt dışına git* | migrat*, emigrat*, immigra*, moving abroad, move abroad, relocat*, moving house, moving city, settle* abroad
new-country | yeni bir ülke*, yeni ülke*, gurbet*, yabancı ülke* | new country, life abroad, living abroad, expat*, foreign country
returnee | geri dön*, kesin dönüş* | returnee*, coming back home, moving back, return* home
homesick | sıla*, memleket özle*, ev özle*, özlem* | homesick*, miss* home
refugee | mülteci*, sığınmacı* | refugee*, asylum
foreigner-turkey | türkiye'ye taşın*, türkiye'ye gelen yabancı*, türkçe öğren* | moving to turkey, foreigner* in turkey, learn* turkish
gap-year | ara yıl, mezun senesi | gap year
teaching | öğretmenlik*, eğitmen* | teaching, trainer*
gifted | üstün yetenek*, özel yetenek* | gifted, talented
school-refusal | okula gitmek istem*, okul red* | school refusal, refus* school
mathematics | matematik* | math*
curiosity | merak* | curio*
`;
