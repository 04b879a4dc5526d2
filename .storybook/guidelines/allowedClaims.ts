import type { Country } from '#features/shared/country';
import { everywhere, type Words } from './everywhere';

/** A health claim of Regulation (EU) 432/2012 that the shop uses, which RS, ME and BA have in their own rules. */
export interface AllowedClaim {
  /** As in the register. */
  register: string;
  /** The substance that the claim is for, as the shop calls it. */
  substance: Words;
  /** What follows 'doprinosi', word for word. */
  effect: Words;
  /** What the same sentence must say too. */
  condition?: Words;
}

const zinc = everywhere('cink');
const selenium = everywhere('selen');
const vitaminC = everywhere('vitamin C');
const vitaminB6 = everywhere('vitamin B6');
const calcium: Words = { BA: 'kalcij', RS: 'kalcijum', HR: 'kalcij', ME: 'kalcijum' };
const chromium: Words = { BA: 'hrom', RS: 'hrom', HR: 'krom', ME: 'hrom' };
const magnesium: Words = { BA: 'magnezij', RS: 'magnezijum', HR: 'magnezij', ME: 'magnezijum' };

const oxidativeStress: Words = {
  ...everywhere('zaštiti ćelija od oksidativnog stresa'),
  HR: 'zaštiti stanica od oksidativnog stresa',
};
const tiredness = everywhere('smanjenju umora i iscrpljenosti');
const collagenOf = (part: string) => everywhere(`normalnom stvaranju kolagena za normalnu funkciju ${part}`);
const protects = 'contributes to the protection of cells from oxidative stress';
const reducesTiredness = 'contributes to the reduction of tiredness and fatigue';
const collagen = 'Vitamin C contributes to normal collagen formation for the normal function of';

export const allowedClaims: readonly AllowedClaim[] = [
  {
    register: 'Zinc contributes to the maintenance of normal testosterone levels in the blood',
    substance: zinc,
    effect: {
      ...everywhere('održavanju normalnog nivoa testosterona u krvi'),
      HR: 'održavanju normalne razine testosterona u krvi',
    },
  },
  {
    register: 'Zinc contributes to normal fertility and reproduction',
    substance: zinc,
    effect: everywhere('normalnoj plodnosti i reprodukciji'),
  },
  { register: `Zinc ${protects}`, substance: zinc, effect: oxidativeStress },
  {
    register: 'Selenium contributes to normal spermatogenesis',
    substance: selenium,
    effect: everywhere('normalnoj spermatogenezi'),
  },
  { register: `Selenium ${protects}`, substance: selenium, effect: oxidativeStress },
  {
    register: 'Selenium contributes to the normal function of the immune system',
    substance: selenium,
    effect: {
      BA: 'normalnoj funkciji imunološkog sistema',
      RS: 'normalnoj funkciji imunskog sistema',
      HR: 'normalnoj funkciji imunološkog sustava',
      ME: 'normalnoj funkciji imunog sistema',
    },
  },
  {
    register: 'Vitamin B6 contributes to the regulation of hormonal activity',
    substance: vitaminB6,
    effect: everywhere('regulaciji hormonske aktivnosti'),
  },
  {
    register: 'Vitamin B6 contributes to normal psychological function',
    substance: vitaminB6,
    effect: everywhere('normalnoj psihološkoj funkciji'),
  },
  { register: `Vitamin B6 ${reducesTiredness}`, substance: vitaminB6, effect: tiredness },
  { register: `${collagen} skin`, substance: vitaminC, effect: collagenOf('kože') },
  {
    register: `${collagen} cartilage`,
    substance: vitaminC,
    effect: { ...collagenOf('hrskavice'), RS: collagenOf('hrskavica').RS },
  },
  { register: `${collagen} bones`, substance: vitaminC, effect: collagenOf('kostiju') },
  { register: `Vitamin C ${protects}`, substance: vitaminC, effect: oxidativeStress },
  { register: `Vitamin C ${reducesTiredness}`, substance: vitaminC, effect: tiredness },
  {
    register: 'Calcium contributes to the normal function of digestive enzymes',
    substance: calcium,
    effect: {
      BA: 'normalnoj funkciji probavnih enzima',
      RS: 'normalnoj funkciji enzima za varenje',
      HR: 'normalnoj funkciji probavnih enzima',
      ME: 'normalnoj funkciji digestivnih enzima',
    },
  },
  {
    register: 'Calcium contributes to normal energy-yielding metabolism',
    substance: calcium,
    effect: everywhere('normalnom metabolizmu stvaranja energije'),
  },
  {
    register: 'Chromium contributes to normal macronutrient metabolism',
    substance: chromium,
    effect: everywhere('normalnom metabolizmu makronutrijenata'),
  },
  {
    register: 'Chromium contributes to the maintenance of normal blood glucose levels',
    substance: chromium,
    effect: {
      ...everywhere('održavanju normalnog nivoa glukoze u krvi'),
      HR: 'održavanju normalne razine glukoze u krvi',
    },
  },
  {
    register: 'Vitamin D contributes to the maintenance of normal bones',
    substance: everywhere('vitamin D'),
    effect: everywhere('održavanju normalnih kostiju'),
  },
  {
    register: 'Vitamin D contributes to the maintenance of normal muscle function',
    substance: everywhere('vitamin D'),
    effect: everywhere('održavanju normalne funkcije mišića'),
  },
  { register: `Magnesium ${reducesTiredness}`, substance: magnesium, effect: tiredness },
  {
    register: 'Glucomannan in the context of an energy restricted diet contributes to weight loss',
    substance: everywhere('glukomanan'),
    effect: {
      BA: 'gubitku tjelesne težine',
      RS: 'smanjenju telesne mase',
      HR: 'gubitku tjelesne mase',
      ME: 'gubitku tjelesne težine',
    },
    condition: {
      BA: 'u okviru prehrane sa smanjenim unosom energije',
      RS: 'u okviru ishrane sa smanjenim energetskim unosom',
      HR: 'u okviru prehrane sa smanjenim energetskim unosom',
      ME: 'uz ishranu sa smanjenim unosom energije',
    },
  },
];

/** What may stand after an effect: the end, a condition or a remark, or another sentence. */
const MAY_FOLLOW = /^(?:$|[.,;:)“”]| (?:u okviru|uz|te|kao|a) )/;

/** Sentences on claims in general: what may be said, not what a substance does. */
const IN_GENERAL = /rečenic|doprinosi normalnoj funkciji, /;

/** Whether a list goes on with another allowed effect: 'za normalnu funkciju hrskavice' + 'i kostiju'. */
function goesOn(effect: string, rest: string, allowed: readonly string[]): boolean {
  const [, next] = /^ i (.*)/.exec(rest) ?? [];
  if (next === undefined) return false;
  const words = effect.split(' ');
  return words.some((_, count) => {
    const repeated = [...words.slice(0, count), next].join(' ');
    return allowed.some(
      (other) => repeated.startsWith(other) && MAY_FOLLOW.test(repeated.slice(other.length)),
    );
  });
}

/** What each sentence of a text says that substances contribute to and the register does not, from 'doprinosi' on. */
export function unknownClaimsIn(text: string, country: Country): string[] {
  const sentences = text.replaceAll('**', '').split(/(?<=[.:])\s+|\n/);
  return sentences.flatMap((sentence) => {
    if (IN_GENERAL.test(sentence)) return [];
    const lower = sentence.toLowerCase();
    const named = allowedClaims.filter(({ substance }) => lower.includes(substance[country].toLowerCase()));
    const effects = named.map(({ effect }) => effect[country]);
    return [...sentence.matchAll(/doprinos[ie]\s+(.*)/g)].flatMap(([found, rest = '']) => {
      const isAllowed = named.some(({ effect: { [country]: effect }, condition }) => {
        if (!rest.startsWith(effect) || (condition && !sentence.includes(condition[country]))) return false;
        const after = rest.slice(effect.length);
        return MAY_FOLLOW.test(after) || goesOn(effect, after, effects);
      });
      return isAllowed ? [] : [found];
    });
  });
}
