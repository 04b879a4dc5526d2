import type { Ref } from 'react';
import type { Offer, useProducts } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Lazy, LoadFailure, PageHeading } from '#features/shared/page';
import { codeQuery } from '#features/shared/platform';
import { ButtonLink } from '#ui/ButtonLink';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import type { ContactStep as Step } from '../steps';
import type { QuizNavigation } from '../useQuizNavigation';
import { Actions } from './Actions';
import type { ContactDraft } from './contactDraft';
import { StepHead, useStepName } from './StepHead';

/** Loads separately: form validation and phone formatting weigh more than all the questions. */
export const contactForm = codeQuery(async () => (await import('./ContactForm')).ContactForm);

export interface ContactStepProps {
  step: Step;
  heading: Ref<HTMLHeadingElement | null>;
  navigation: QuizNavigation;
  /** The recommended offer, once offers have loaded. */
  offer: Offer | undefined;
  offers: ReturnType<typeof useProducts>;
  draft: ContactDraft;
}

/** Names the recommended offer and asks for an email or, in the last step, a phone. Both can be skipped. */
export function ContactStep({ step, heading, navigation, offer, offers, draft }: ContactStepProps) {
  const text = useMessages(messages);
  const title = `${text.title}: ${useStepName(step)}`;
  const isKnown = offers.data !== undefined || offers.isError;
  const loading = <FormLoading step={step} back={navigation.back} />;
  if (offer) {
    return (
      <>
        <StepHead step={step}>
          <PageHeading ref={heading} title={title}>
            {step.asks === 'name' ? text.recommended(offer.name) : text.phoneHeading}
          </PageHeading>
          <Text size="lead" tone="muted">
            {step.asks === 'name' ? text.nameLead : text.phoneLead(offer.name)}
          </Text>
        </StepHead>
        <Lazy code={contactForm} loading={loading}>
          {(ContactForm) => <ContactForm step={step} navigation={navigation} offer={offer} draft={draft} />}
        </Lazy>
      </>
    );
  }
  return (
    <>
      <StepHead step={step}>
        <PageHeading ref={heading} title={title}>
          {isKnown ? text.unavailable : text.preparing}
        </PageHeading>
        {offers.data && (
          <Text size="lead" tone="muted">
            {text.emptyHint}
          </Text>
        )}
      </StepHead>
      {isKnown ? <NoRecommendation offers={offers} back={navigation.back} /> : loading}
    </>
  );
}

/** Without an offer to recommend, the step asks for no contact and links to the shop. */
function NoRecommendation({ offers, back }: Pick<ContactStepProps, 'offers'> & Pick<QuizNavigation, 'back'>) {
  const text = useMessages(messages);
  return (
    <>
      {offers.isError && (
        <Stack paddingStart="6">
          <LoadFailure onRetry={() => void offers.refetch()} busy={offers.isFetching} />
        </Stack>
      )}
      <Actions back={back}>
        <ButtonLink href={routes.mostPopular.href()} width="full">
          {text.toShop}
        </ButtonLink>
      </Actions>
    </>
  );
}

function FormLoading({ step, back }: Pick<ContactStepProps, 'step'> & Pick<QuizNavigation, 'back'>) {
  const text = useMessages(messages);
  const fields = step.asks === 'name' ? ['name', 'email'] : ['phone'];
  return (
    <>
      <Stack paddingStart="6">
        <SkeletonGroup label={text.preparing}>
          <Stack gap="5">
            {fields.map((field) => (
              <Stack key={field} gap="2">
                <Skeleton shape="line" width="quarter" />
                <Skeleton shape="control" />
              </Stack>
            ))}
          </Stack>
        </SkeletonGroup>
      </Stack>
      <Actions back={back} />
    </>
  );
}
