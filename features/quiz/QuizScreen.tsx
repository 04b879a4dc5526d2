import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useProducts } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { Crossfade } from '#ui/Crossfade';
import { ProgressBar } from '#ui/ProgressBar';
import { useAnswers } from './answers';
import { messages } from './messages';
import { ContactStep, contactForm } from './parts/ContactStep';
import { createContactDraft } from './parts/contactDraft';
import { Drawing } from './parts/Drawing';
import { Goals } from './parts/Goals';
import { QuestionStep } from './parts/QuestionStep';
import { Recommendation } from './parts/Recommendation';
import { useStepName } from './parts/StepHead';
import * as styles from './QuizScreen.css';
import { recommend } from './recommendation';
import { progressOf } from './steps';
import { useQuizNavigation } from './useQuizNavigation';

/**
 * Asks for a goal, its questions and, in two steps, a contact, then leads to the recommended offer (Screens/Quiz). The
 * address holds the step, the tab's storage the answers.
 */
export function QuizScreen() {
  const text = useMessages(messages);
  const navigation = useQuizNavigation();
  const { step } = navigation;
  const stepName = useStepName(step);
  const { goal } = step;
  const { answers, toggle } = useAnswers();
  const [draft] = useState(createContactDraft);
  const offers = useProducts();
  const offer = goal && recommend(goal, offers.data ?? []);
  const hasResult = step.asks === 'name' || step.asks === 'phone';

  // The form comes after the questions. If this fails, the step loads it again.
  useQuery({ ...contactForm, enabled: goal !== undefined });

  const place = `${goal} ${step.step}`;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place);
  // Focus moves with the new step, not after its fade, so that keys pressed meanwhile reach it.
  useLayoutEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    scrollTo({ top: 0, behavior: 'instant' });
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
              <QuestionStep
                step={step}
                heading={heading}
                navigation={navigation}
                answers={answers}
                onToggle={toggle}
              />
            )}
            {hasResult && (
              <ContactStep
                step={step}
                heading={heading}
                navigation={navigation}
                offer={offer}
                offers={offers}
                draft={draft}
              />
            )}
          </div>
        </Crossfade>
        {hasResult && offer ? <Recommendation offer={offer} goal={goal} /> : <Drawing goal={goal} />}
      </div>
    </>
  );
}
