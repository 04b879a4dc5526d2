import { useLayoutEffect, useRef } from 'react';
import { useProducts } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { useCode, useDraft } from '#features/shared/platform';
import { Crossfade } from '#ui/Crossfade';
import { ProgressBar } from '#ui/ProgressBar';
import { useAnswers } from './answers';
import { messages } from './messages';
import { contactForm } from './parts/Contacts';
import { ContactDraft } from './parts/contactDraft';
import { Drawing } from './parts/Drawing';
import { Goals } from './parts/Goals';
import { NoResult } from './parts/NoResult';
import { QuestionStep } from './parts/QuestionStep';
import { Result } from './parts/Result';
import { useStepName } from './parts/StepHead';
import * as styles from './QuizScreen.css';
import { recommend } from './recommendation';
import { progressOf } from './steps';
import { useQuizNavigation } from './useQuizNavigation';

/**
 * Asks for a goal and its questions, then shows the recommended offer and asks, in two steps, for a contact (Screens/Quiz).
 * The address holds the step, the tab's storage the answers.
 */
export function QuizScreen() {
  const text = useMessages(messages);
  const navigation = useQuizNavigation();
  const { step } = navigation;
  const stepName = useStepName(step);
  const { goal } = step;
  const { answers, toggle } = useAnswers();
  const draft = useDraft(ContactDraft);
  const offers = useProducts();
  const offer = goal && recommend(goal, offers.data ?? []);
  const hasResult = step.asks === 'name' || step.asks === 'phone';
  const showsOffer = hasResult && offer !== undefined;

  // The form comes after the questions. If this fails, the step loads it again.
  useCode(contactForm, { enabled: goal !== undefined });

  // Both steps that ask for a contact are on one page.
  const place = hasResult ? `${goal} result` : `${goal} ${step.step}`;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ place, showsOffer });
  // Focus moves with the new step, not after its fade, so that keys pressed meanwhile reach it.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { place, showsOffer };
    const isNew = before.place !== place;
    // The heading that said that the offer is loading is gone, and may have taken the focus with it.
    const hasLostFocus = before.showsOffer !== showsOffer && document.activeElement === document.body;
    if (isNew) scrollTo({ top: 0, behavior: 'instant' });
    if (isNew || hasLostFocus) heading.current?.focus({ preventScroll: true });
  }, [place, showsOffer]);

  return (
    <>
      <ProgressBar {...progressOf(step)} label={text.progress} valueText={stepName} />
      <div className={showsOffer ? undefined : styles.columns}>
        <Crossfade name={place}>
          <div className={showsOffer ? undefined : styles.step}>
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
            {hasResult &&
              (offer ? (
                <Result
                  step={step}
                  heading={heading}
                  navigation={navigation}
                  offer={offer}
                  answers={answers}
                  draft={draft}
                />
              ) : (
                <NoResult step={step} heading={heading} navigation={navigation} offers={offers} />
              ))}
          </div>
        </Crossfade>
        {!showsOffer && <Drawing goal={goal} />}
      </div>
    </>
  );
}
