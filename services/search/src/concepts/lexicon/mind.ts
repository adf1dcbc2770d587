/** Self, habits, time, money. */
export const MIND = `
key | tr | en
confidence | özgüven*, kendine güven*, kendime güven*, öz güven* | confiden*, self esteem, self assur*, believe in yourself
self-compassion | öz şefkat*, özşefkat*, kendine karşı nazik*, kendine şefkat* | self compassion*, kind* to yourself
inner-critic | iç ses*, içimdeki ses*, kendini eleştir* | inner critic*, inner voice, self critic*, critical voice
self-worth | öz değer*, değersiz* | self worth, worthless*
perfectionism | mükemmeliyet*, kusursuz* | perfection*, flawless*
decision | karar* | decision*, decid*, making up your mind, choice*
indecision | kararsız*, karar verem* | indecisi*, cannot decide, undecided
procrastination | ertele* | procrastinat*, put* off, put* things off, postpon*, leave it to the last minute
attention | dikkat*, odaklan*, dağınık* | attention*, concentrat*, focus*, distract*
adhd | dehb*, dikkat eksik*, hiperaktiv* | adhd, attention deficit, hyperactiv*
habits | alışkanlık* | habit*, routine*
goals | hedef*, amaç* | goal*, target*, aim*
planning | planla*, program yap* | plan*, schedul*
time-management | zaman yönetim*, vakit*, zamanı yönet* | time management, manag* time, no time
productivity | verimli* | productiv*, efficien*, get* things done
new-year | yeni yıl karar* | new year resolution*
tidying | dağınıklık*, düzenli ol*, ev düzen* | clutter*, tidy*, organis*, declutter*
digital-overload | telefon bildirim*, e posta yük*, sosyal medyadan uzak* | digital detox, notification*, inbox, email overload
motivation | motivasyon*, isteklen* | motivat*
discipline | disiplin*, irade* | self discipline, willpower
money | para*, maddi* | money, financ*
budget | bütçe*, harcama*, ev ekonomi* | budget*, spending, household money
debt | borç*, borc*, kredi kart* | debt*, credit card*, owe*, loan*
saving | birikim*, tasarruf*, para biriktir*, kenara para | saving*, save money, put money aside
investing | yatırım alışkanlık*, yatırım yap*, borsa*, fon | invest*, stock market, funds
money-relationship | parayla ilişki*, para kork*, para konuş* | relationship with money, fear of money, money worr*, money talk
shopping | alışveriş*, gereksiz harca* | shopping, overspend*, impulse buy*
inheritance | miras* | inherit*
values | değerlerim*, değerler* | values
meaning | anlam ara*, anlamlı bir*, hayatın anlam* | meaning, purpose
midlife | orta yaş*, kırk yaş*, ellili yaş*, kırklı yaş* | midlife, mid life, middle age*, forties, fifties
life-transition | yaşam geçiş*, hayat değiş*, yeni bir başlangıç*, yeni başlangıç* | life transition*, life change*, new start, new beginning, fresh start
grief | yas, yasını, yasta*, matem* | grie*, bereave*, mourn*
loss | kayıp*, kaybet*, vefat*, ölüm*, cenaze* | loss*, lost someone, death*, died, funeral
widowhood | dul*, eşini kaybe* | widow*
pet-loss | kedisini kaybe*, köpeğini kaybe*, evcil hayvan* | pet
earthquake | deprem* | earthquake*
resilience | dayanıklılık*, toparlan*, ayağa kalk* | resilien*, bounce back, recover*
guilt | suçluluk*, vicdan* | guilt*
shame | utanç*, mahcup* | shame*, asham*, embarrass*
overthinking | fazla düşün*, kafada kur*, kafaya tak*, zihni sustur* | overthink*, rumina*, can't stop thinking
control | kontrol* | control*
self-knowledge | kendini tanı*, kendimi tanı* | self knowledge, know yourself, self aware*
spirituality | manevi*, inanç* | spiritual*, faith
life-coaching | yaşam koç* | life coach*
`;
