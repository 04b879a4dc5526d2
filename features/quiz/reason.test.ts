import { describe, expect, it } from 'vitest';
import { claimWords } from '#features/shared/content';
import { type Country, countries } from '#features/shared/country';
import { type QuizGoal, quizGoals } from '#features/shared/navigation';
import { fixtures } from '#mocks/fixtures';
import { unknownClaimsIn } from '#storybook/guidelines';
import type { Answers } from './answers';
import { questionsOf } from './questions';
import { reasonFor } from './reason';
import { recommend } from './recommendation';

/** The first offer that a goal leads to in a country's shop, as the screen knows it. */
function recommendedIn(country: Country, goal: QuizGoal) {
  const offers = Object.values(fixtures[country].offers).map((offer) => ({
    name: offer.Name,
    heading: offer.Heading,
    subHeading: offer.SubHeading,
    food: offer.Food?.DailyDose === undefined ? undefined : { dailyDose: offer.Food.DailyDose },
  }));
  const offer = recommend(goal, offers);
  if (!offer) throw new Error(`No offer is recommended for ${goal}.`);
  return offer;
}

/** Every choice of up to two answers to each question that the sentences repeat, the same answers to all. */
function allAnswers(goal: QuizGoal, country: Country): Answers[] {
  const indexes = [0, 1, 2, 3];
  const choices = indexes.flatMap((first) => indexes.map((second) => [...new Set([first, second])]));
  const keys = questionsOf(goal, country).map(({ key }) => key);
  return [{}, ...choices.map((chosen) => Object.fromEntries(keys.map((key) => [key, chosen])))];
}

const cases = countries.flatMap((country) => quizGoals.map((goal) => [country, goal] as const));

describe.each(cases)('%s, %s', (country, goal) => {
  const offer = recommendedIn(country, goal);
  const reasons = allAnswers(goal, country).map((answers) => reasonFor(goal, answers, offer, country));

  it('claims nothing that a supplement may not', () => {
    for (const reason of reasons) {
      expect(claimWords.filter(({ pattern }) => reason.search(pattern) >= 0)).toEqual([]);
      expect(unknownClaimsIn(reason, country)).toEqual([]);
      expect(reason).not.toMatch(/doprinos|pomaže vašem|bolja? |jač/i);
    }
  });

  it('is two or three sentences, of four lines on a phone', () => {
    for (const reason of reasons) {
      expect(reason.match(/[.](?=\s|$)/g)?.length).toBeGreaterThanOrEqual(2);
      expect(reason.match(/[.](?=\s|$)/g)?.length).toBeLessThanOrEqual(3);
      expect(reason.length, reason).toBeLessThanOrEqual(170);
    }
  });

  it('repeats two questions, with a form for each answer', () => {
    const repeated = questionsOf(goal, country).filter(({ said }) => said);
    expect(repeated).toHaveLength(2);
    for (const { answers, said } of repeated) expect(said?.answers).toHaveLength(answers.length);
  });
});

it('names the goal where nothing was answered', () => {
  const offer = { heading: 'Kapsule s cinkom', subHeading: '', food: undefined };
  expect(reasonFor('potency', {}, offer, 'BA')).toBe(
    'Izabrali ste temu „Potencija i energija“. Kapsule s cinkom.',
  );
});

it('leaves out the answers that its sentences do not repeat, and a third one', () => {
  const answers = { 'health.care': [0], 'health.drinks': [2, 0, 1] };
  const offer = {
    heading: '',
    subHeading: 'Po jedna kapsula uz obrok. Traje mjesec.',
    food: { dailyDose: '2 kapsule: cink 10 mg' },
  };
  expect(reasonFor('health', answers, offer, 'BA')).toBe(
    'Rekli ste da tokom dana pijete vodu i kafu. Po jedna kapsula uz obrok.',
  );
});
