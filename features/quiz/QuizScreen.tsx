import { useEffect, useLayoutEffect, useRef } from 'react';
import { useOffers } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { Crossfade } from '#ui/Crossfade';
import { ProgressBar } from '#ui/ProgressBar';
import { useAnswers } from './answers';
import { messages } from './messages';
import { type Contact, ContactStep, contactForm } from './parts/ContactStep';
import { Drawing } from './parts/Drawing';
import { Goals } from './parts/Goals';
import { QuestionStep } from './parts/QuestionStep';
import { Recommendation } from './parts/Recommendation';
import { useStepName } from './parts/StepHead';
import * as styles from './QuizScreen.css';
import { recommend } from './recommendation';
import { progressOf } from './steps';
import { useWalk } from './useWalk';

/**
 * A goal, its questions, two steps that ask how to reach the visitor, then the recommended offer (seed §4). The step
 * stands in the address, the answers stay in the tab.
 */
export function QuizScreen() {
  const text = useMessages(messages);
  const walk = useWalk();
  const { step } = walk;
  const stepName = useStepName(step);
  const { goal } = step;
  const { answers, toggle } = useAnswers();
  const contact = useRef<Contact>({ name: '', email: '', phone: '', sent: new Set() });
  const offers = useOffers();
  const offer = goal && recommend(goal, offers.data ?? []);
  const hasResult = step.asks === 'name' || step.asks === 'phone';

  useEffect(() => {
    // A head start for the form after the questions; if it fails, that asks again.
    if (goal) contactForm.prefetch();
  }, [goal]);

  const place = `${goal} ${step.step}`;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place);
  // With the new step, not after its fade: whoever presses a key meanwhile presses it there.
  useLayoutEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    heading.current?.focus({ preventScroll: true });
  }, [place]);

  return (
    <>
      <ProgressBar {...progressOf(step)} label={text.progress} valueText={stepName} />
      <div className={styles.columns}>
        <Crossfade name={place}>
          <div className={styles.step}>
            {step.asks === 'goal' && <Goals heading={heading} />}
            {step.asks === 'question' && (
              <QuestionStep step={step} heading={heading} walk={walk} answers={answers} onToggle={toggle} />
            )}
            {hasResult && (
              <ContactStep
                step={step}
                heading={heading}
                walk={walk}
                offer={offer}
                offers={offers}
                contact={contact}
              />
            )}
          </div>
        </Crossfade>
        {hasResult && offer ? <Recommendation offer={offer} /> : <Drawing goal={goal} />}
      </div>
    </>
  );
}
