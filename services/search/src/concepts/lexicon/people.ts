/** Couples, families, friends, children. */
export const PEOPLE = `
key | tr | en
relationship | ilişki*, birliktelik* | relationship*, partnership
couple | çift*, eşler, eşim, eşimle, partner*, sevgili* | couple*, spouse*, partner*, husband*, wife, boyfriend, girlfriend
marriage | evlilik*, evli | marriage*, married
couple-communication | çift iletişim*, eşiyle konuş*, eşimle konuş*, evde iletişim | couple* communicat*, talk* to your partner, communicating as a couple, talk* as a couple
dating | flört*, tanışma*, ilk buluşma*, randevu uygulama* | dating, date, first date, dating app*, meet* someone
break-up | ayrılık*, ayrıldı*, terk edil* | break up, breakup*, separat*, split up, left by
divorce | boşan* | divorc*
infidelity | aldat*, ihanet* | infidelity, affair*, cheat*, unfaithful, betray*
jealousy | kıskanç*, kıskan* | jealous*, envy
trust | güven kur*, güven sorun*, güven duy*, güvensiz* | trust*
boundaries | sınır koy*, sınır çiz*, sınırlar*, hayır de*, hayır diye* | boundar*, say* no, set* limits
people-pleasing | herkesi memnun*, memnun etme*, fedakâr* | people pleas*, pleas* everyone, pleasing others
friendship | arkadaş*, dost* | friend*
loneliness | yalnız* | lonel*, alone
family | aile* | family, families, relatives
in-laws | kayınvalide*, kaynana*, gelin kaynana | in laws, mother in law
parent | ebeveyn*, anne baba*, veli* | parent*, mum and dad
mother | anne* | mother*, mum*, maternal
father | baba* | father*, dad*
new-parent | yeni ebeveyn*, yeni anne*, yeni baba*, bebek*, bebeğ*, lohusa*, doğum sonra* | new parent*, new mother*, new mum*, new father*, new dad*, baby, babies, newborn*, infant*, postnatal
pregnancy | hamile*, gebelik*, gebe | pregnan*, expecting
baby-sleep | bebek uyku*, bebeğin uyku*, gece uyan* | baby sleep, baby's sleep, infant sleep, night waking*, wakes at night
toddler | iki yaş*, küçük çocuk*, tuvalet eğitim*, inatlaş* | toddler*, tantrum*, potty, two year old*, small child*
child | çocuk*, çocuğ* | child*, kid*, son, daughter
school-age | okul çağ*, ilkokul*, ödev*, okula başla* | school age, primary school, homework, start* school, schoolchild*
teenager | ergen*, lise çağ*, on altı yaş*, genç oğl*, genç kız* | teen*, adolescen*, sixteen year old*
screen-time | ekran*, telefon bağımlı*, tablet*, oyun bağımlı* | screen*, phone addiction, gaming, tablet*, video game*
discipline-child | kural koy*, söz dinle*, öfke nöbet* | discipline, house rules, listen to you
single-parent | tek başına ebeveyn*, tek ebeveyn*, bekâr anne*, bekar anne*, yalnız anne*, tek başına çocuk* | single parent*, single mother*, single mum*, single father*, single dad*, lone parent*, on your own with children
co-parenting | velayet*, boşanmış ebeveyn*, ortak ebeveyn* | co parent*, custody, shared parenting
special-needs | özel gereksinim*, engelli*, özel çocuk*, down sendrom* | special need*, disab*, additional need*, down syndrome
autism | otizm*, otistik* | autis*
dyslexia | disleksi*, öğrenme güçlük* | dyslexi*, learning difficult*
sibling | kardeş* | sibling*, brother*, sister*
caregiving | bakım veren*, yaşlı ebeveyn*, anneme bak*, hasta bak* | carer*, caring for, caregiver*, ageing parent*, elderly parent*
empty-nest | çocuklar evden ayrıl*, boş yuva, çocuğu evden ayrıl*, evden giden çocuk*, çocuğu üniversiteye giden* | empty nest*, children leave home, children have left, left for university, child leaves
grandparent | büyükanne*, anneanne*, babaanne*, dede*, torun* | grand*
adoption | evlat edin*, koruyucu aile* | adopt*, foster*
gender-identity | lgbt*, eşcinsel*, kuir*, ikili olmayan* | lgbt*, gay, queer, non binary
men | erkek* | men, male
women | kadın* | women, female
young-adult | genç*, yirmili yaş* | young people, young adult*, twenties
older-people | yaşlı*, altmış yaş*, ileri yaş* | older people, elder*, sixties, old age
migrant-family | iki dilli, çok dilli, iki kültür* | bilingual, two languages, two cultures
communication | iletişim* | communicat*
listening | dinleme*, dinlemek, dinlemey* | listen*
anger | öfke*, sinirli*, kızgın* | anger, angry, temper, rage
apology | özür*, bağışla*, affet* | apolog*, forgiv*
shyness | utangaç*, çekingen*, sosyal kaygı*, sıkılgan* | shy*, social anxiety, timid
`;
