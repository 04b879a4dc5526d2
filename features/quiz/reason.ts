import type { Offer } from '#features/shared/api';
import type { Country } from '#features/shared/country';
import type { QuizGoal } from '#features/shared/navigation';
import { doseOf } from '#features/shared/offer';
import type { Answers } from './answers';
import { messages } from './messages';
import { questionsOf } from './questions';

/** What four lines on a phone hold. */
const LONGEST = 170;

/** The first sentence of a text: 'Dvije kapsule uz doručak.' */
const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/.exec(text.trim())?.[0] ?? '';

/** What was answered, as clauses of one sentence. A question with many answers has the first ones repeated. */
function clausesOf(goal: QuizGoal, answers: Answers, country: Country, repeated: number): string[] {
  return questionsOf(goal, country).flatMap(({ key, said }) => {
    if (!said) return [];
    const chosen = said.answers.filter((_, index) => answers[key]?.includes(index));
    return chosen.length > 0 ? [said.clause(chosen.slice(0, repeated).join(' i '))] : [];
  });
}

type RecommendedOffer = Pick<Offer, 'heading' | 'subHeading'> & {
  food: Pick<NonNullable<Offer['food']>, 'dailyDose'> | undefined;
};

/**
 * Two or three sentences beside the recommended offer: what was answered, what the offer is, and how it is taken. They
 * join answers with facts of the offer and conclude nothing (Screens/Quiz).
 */
export function reasonFor(
  goal: QuizGoal,
  answers: Answers,
  { heading, subHeading, food }: RecommendedOffer,
  country: Country,
): string {
  const text = messages[country];
  // What is said below the name of a supplement is how to take it; of another product, what it does.
  const howToTake = doseOf({ food }) ? firstSentence(subHeading) : '';
  const sentences = (repeated: number, questions: number) => {
    const clauses = clausesOf(goal, answers, country, repeated).slice(0, questions);
    return [
      clauses.length > 0 ? text.said(clauses.join(', a ')) : text.chose(text.goals[goal]),
      heading && `${heading.replace(/\.$/, '')}.`,
      goal === 'size' ? text.noSize : howToTake,
    ]
      .filter(Boolean)
      .join(' ');
  };
  const fits = (reason: string) => reason.length <= LONGEST;
  return [sentences(2, 2), sentences(1, 2)].find(fits) ?? sentences(1, 1);
}
