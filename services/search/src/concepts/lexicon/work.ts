/** Work and leading; see ../lexicon.ts for how wordings are written. */
export const WORK = `
key | tr | en
career | kariyer, meslek hayatı, iş hayatı | career, working life, professional life
career-change | kariyer değiş*, iş değiş*, meslek değiş*, sektör değiş*, alan değiş*, başka bir iş, yeni bir meslek, meslek değiştir* | career chang*, chang* career, chang* job, switch* career, new profession, new trade, change of direction, new line of work
job-search | iş ara*, iş bul*, iş başvuru*, iş ilan*, işsiz* | job search*, job hunt*, look* for work, looking for a job, find* a job, unemploy*, job application*
interview | mülakat*, iş görüşme* | interview*, job interview*
cv | özgeçmiş*, cv, linkedin profil* | cv, resume, linkedin profile, curriculum
first-job | ilk iş, yeni mezun*, mezuniyet*, staj* | first job, graduat*, new graduate, internship*, entry level
return-to-work | işe dön*, çalışma hayatına dön*, iş hayatına dön*, kariyer ara*, doğum izn* | return* to work, back to work, career break, going back to work, maternity leave, parental leave
promotion | terfi*, yüksel* | promot*, move up, step up
pay-talk | maaş*, ücret görüşme*, zam iste*, zam | salary, pay rise, pay talk*, ask* for a raise, raise, pay negotiation
resignation | istifa*, işten ayrıl*, işi bırak* | resign*, quit* a job, leav* a job, hand* in notice
layoff | işten çıkar*, kovul* | laid off, redundan*, layoff*, fired, dismiss*
retirement | emekli* | retire*, pension*
manager | yönetici*, müdür*, amir, şef | manager*, boss, head of department, supervisor*
first-time-manager | ilk kez yönet*, yeni yönetici*, yöneticiliğe geç*, ilk yöneticilik, ekip yöneten uzman* | first time manag*, new manager*, becoming a manager, leading a team for the first time, newly promoted
leadership | lider* | leader*, leading people
executive | üst düzey*, genel müdür*, icra kurul*, tepe yönetic*, ceo, c seviye* | executive*, ceo, c level, senior leader*, managing director, board
women-leaders | kadın lider*, kadın yönetici*, cam tavan | women leader*, women in leadership, female leader*, female manager*, glass ceiling
team | ekip*, takım çalışma* | team*, crew, staff
team-communication | ekip iletişim*, ekip içi iletişim* | team communication, communicat* in teams, team conversation*
feedback | geri bildirim*, geribildirim* | feedback
meeting | toplantı* | meeting*
speaking-up | söz al*, söz iste*, sesini çıkar*, söz hakk* | speak* up, make* yourself heard, find* your voice, voice in meetings
remote-work | uzaktan çalış*, uzaktan ekip*, evden çalış*, hibrit* | remote, remotely, work* from home, hybrid, distributed team*
delegation | delege*, iş devret*, yetki devr* | delegat*, handing over work
conflict | çatışma*, anlaşmazlık*, kavga*, tartışma* | conflict*, disput*, quarrel*, argument*, fights
difficult-talk | zor konuşma*, zor görüşme* | difficult conversation*, hard conversation*, tough talk*
hiring | işe alım*, insan kaynak*, ik | hiring, recruit*, human resources, hr
engineer | mühendis* | engineer*
software | yazılım*, programcı*, bilişim* | software, programmer*, developer*, coder*, it sector
healthcare-worker | sağlık çalışan*, hemşire*, doktorlar*, hekim*, ebe* | health worker*, nurse*, doctors, medic, physician*, midwi*
teacher | öğretmen* | teacher*
lawyer | avukat*, hukukçu* | lawyer*, solicitor*, attorney*
academic | akademisyen*, akademik, öğretim üye* | academic*, lecturer*, professor*, university staff
civil-servant | memur*, kamu çalışan*, kpss | civil servant*, public sector, public servant*
entrepreneur | girişim*, startup, start up | entrepreneur*, startup*, start up*, founder*
starting-business | iş kur*, şirket kur*, kendi işi*, iş aç*, dükkân aç*, kafe aç* | start* a business, start* your own, own business, set* up a business, open* a shop, open* a café, launch* a company
small-business | küçük işletme*, esnaf*, dükkân*, işletme sahib* | small business*, shopkeeper*, shop owner*, trader*, business owner*
family-business | aile şirket*, kuşak devr*, ikinci kuşak, aile işletme* | family business*, family firm*, second generation, succession, family company
freelance | serbest çalış*, freelance*, bağımsız çalış* | freelanc*, self employed, independent work*, solo worker*
sales | satış* | sales, selling, salesp*
negotiation | müzakere*, pazarlık* | negotiat*, bargain*
pricing | fiyat* | pricing, price, fee, rates
customers | müşteri* | customer*, client base, find* clients
marketing | pazarlama*, tanıtım*, sosyal medya* | marketing, promotion of, social media, branding
investor | yatırımcı* | investor*, fundrais*, pitch*
agriculture | çiftçi*, tarım*, çiftlik* | farmer*, agricultur*, farm*
shift-work | vardiya*, nöbet* | shift*, rota, night duty
workplace-bullying | mobbing*, iş yerinde baskı, yıldırma* | mobbing, workplace bullying, bullied at work, bullying
networking | iş ağı, iş çevre*, network* | network*, contacts
impostor | sahtekârlık sendrom*, imposter, yetersizlik his*, yetersiz his* | impostor*, imposter*, fraud, not good enough
ethnic-work-culture | kültürlerarası çalış*, kültürler arası çalış*, çok uluslu, uluslararası ekip* | cross cultural, across cultures, intercultural, multinational, international team*
volunteer | gönüllü*, sivil toplum*, dernek, stk | volunteer*, ngo, charity, non profit
public-speaking | topluluk önünde, topluluk karşısında, topluluğa konuş*, sunum*, kürsü*, sahnede konuş*, hitabet, diksiyon | public speaking, speak* in public, presentation*, presenting, speech*, podium, microphone, in front of an audience, talk to a room
stage-fright | sahne kork*, sahne heyecan*, sunum kork*, topluluk korku* | stage fright, performance nerves, fear of presenting, fear of public speaking, performance anxiety
voice | ses*, nefes tekniğ* | voice, vocal
`;
