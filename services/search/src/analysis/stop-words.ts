import { fold } from './fold.ts';

const folded = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean).map(fold));

/**
 * Words that ask rather than name; compared after folding, dropped from queries, kept in profiles. `müdür` is no question word: it is a director more often. Of
 * `isn't` and its like, the apostrophe leaves half.
 */
export const QUESTION_WORDS = folded(`
  hangi hangisi hangileri hangisidir kaç kaçta kaçıncı kaçtır ne neyi neye neler nelerdir nedir neyin neden niçin niye nasıl nasıldır nere nerede
  nereden nereye nerededir neresi kim kimi kime kimin kimle kimler kimdir kimlerdir mi mı mu mü midir mıdır mıyım miyim
  ne zaman zamandır kadar kadardır olan olarak için ile ve veya ya da de bir bu şu o ben biz bana bize benim bizim var vardır tane
  what which who whom whose where when why how is are was were be been do does did has have had can could should would will may
  isn aren wasn weren don doesn didn hasn haven hadn couldn wouldn shouldn mustn needn
  the a an of in on at to for from by with and or as it its this that these those there i me my we our you your many much
`);

/** What every query to a coaching marketplace may say and every profile does say: dropped as long as another word remains. */
export const DOMAIN_WORDS = folded(`
  koç koçu koçum koçlar koçları koçluk koçluğu koçlarım koçun arıyorum ararım istiyorum lazım gerek gerekiyor önerisi öneri tavsiye bul bulmak en iyi
  coach coaches coaching coach’s looking find finding need want wanted good best please near
`);
