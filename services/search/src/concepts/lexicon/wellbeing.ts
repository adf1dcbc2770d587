/** Body and health, within what coaching may do. */
export const WELLBEING = `
key | tr | en
health | sağlık*, sağlıklı yaşam* | health*, wellness, wellbeing, well being
nutrition | beslen*, yemek düzen*, öğün* | nutrition*, eating, diet*, meals, food
weight | kilo*, zayıfla*, diyet* | weight, slim*, los* weight, diet*
emotional-eating | duygusal yeme*, duygusal aç*, tıkınırcasına, gece yeme* | emotional eating, binge*, comfort eating, night eating
sugar | şeker bırak*, tatlı krizi, şekeri azalt* | sugar, sweet tooth
sleep | uyku*, uyuya*, uyumak | sleep*, bedtime
insomnia | uykusuz*, uyuyamı*, uykuya dal* | insomni*, sleepless*, cannot sleep, can't sleep, falling asleep
exercise | egzersiz*, hareket*, spor yap*, yürüyüş* | exercis*, movement, moving more, walk*, physical activity, working out
yoga | yoga*, pilates | yoga, pilates
running | koşu*, koşmak, koşucu* | running, runner*, run
marathon | maraton*, ultra, yarı maraton* | marathon*, ultra*, half marathon
cycling | bisiklet* | cycl*, bike
swimming | yüzme*, yüzücü* | swim*
football | futbol* | football*, soccer
basketball | basketbol*, voleybol*, hentbol* | basketball, volleyball, handball
team-sport | takım spor*, takım oyun*, altyapı | team sport*, academy player*, team player*
athlete | sporcu*, atlet* | athlete*, sportsp*, player*
mental-preparation | zihinsel hazırl*, müsabaka*, maç önce*, yarış önce*, odak* | mental preparation, mental training, before a match, before a race, competition*, focus*
injury | sakatlık*, sakatlan* | injur*
comeback | sahaya dön*, sakatlık sonra* | coming back from injury, return to sport, comeback, back on the pitch
smoking | sigara*, tütün*, nikotin* | smok*, cigarette*, nicotine, tobacco
alcohol | alkol* | alcohol*, drinking
addiction | bağımlı* | addict*
chronic-illness | kronik*, diyabet*, uzun süreli hastalık*, romatizma*, şeker hasta* | chronic*, long term condition*, long term illness*, diabet*, arthritis
pain | ağrı*, migren* | pain*, migraine*
cancer | kanser*, onkoloji* | cancer*, oncolog*
menopause | menopoz* | menopaus*
fertility | tüp bebek*, kısırlık* | ivf, fertility
breath | nefes* | breath*
mindfulness | farkındalık*, bilinçli farkındalık*, meditasyon*, mindfulness | mindful*, meditat*, awareness
relaxation | gevşe*, sakinleş*, rahatla* | relax*, calm*, unwind
burnout | tüken* | burnout, burn out, burnt out, burned out, exhaust*, running on empty
stress | stres*, gergin* | stress*, tense, tension
work-life-balance | iş yaşam denge*, iş ve yaşam denge*, iş özel hayat*, mesai*, fazla mesai* | work life balance, balance between work, overtime, long hours, workaholi*
overwork | çok çalış*, aşırı çalış*, işkolik* | overwork*, working too much
worry | kaygı*, endişe*, kuruntu* | worr*, anxi*, nervous*, apprehens*
panic | panik* | panic*
fear | korku*, kork* | fear*, afraid, scared
flying | uçak korku*, uçuş korku* | fear of flying, flying
low-mood | mutsuz*, moral*, keyifsiz*, isteksiz* | unhapp*, low mood, feeling down, down
energy | enerji*, yorgun* | energy, tired*, fatigue
ageing | yaşlan* | age*ing
body-image | beden algı*, bedenim* | body image
`;
