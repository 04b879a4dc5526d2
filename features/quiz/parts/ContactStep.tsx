import type { Ref, RefObject } from 'react';
import type { Offer, useOffers } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { LoadFailure, PageHeading, Part } from '#features/shared/page';
import { createChunk } from '#features/shared/platform';
import { routes } from '#features/shared/routes';
import { ButtonLink } from '#ui/ButtonLink';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import type { ContactStep as Step } from '../steps';
import type { Walk } from '../useWalk';
import { Actions } from './Actions';
import { StepHead, useStepName } from './StepHead';

/** With what checks and formats a field the form outweighs all the questions. */
export const contactForm = createChunk(async () => (await import('./ContactForm')).ContactForm);

/** What the screen remembers of the two contact steps while it is open. Nothing of it is stored. */
export interface Contact {
  name: string;
  email: string;
  phone: string;
  /** What has been handed on: a second time would be a second lead. */
  sent: Set<string>;
}

export interface ContactStepProps {
  step: Step;
  heading: Ref<HTMLHeadingElement | null>;
  walk: Walk;
  /** What is recommended, once it is known. */
  offer: Offer | undefined;
  offers: ReturnType<typeof useOffers>;
  contact: RefObject<Contact>;
}

/** The result, and how to reach the visitor about it: by email, then by phone. Either can be skipped (seed §4). */
export function ContactStep({ step, heading, walk, offer, offers, contact }: ContactStepProps) {
  const text = useMessages(messages);
  const title = `${text.title}: ${useStepName(step)}`;
  const isKnown = offers.data !== undefined || offers.isError;
  const loading = <FormLoading step={step} back={walk.back} />;
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
        <Part chunk={contactForm} loading={loading}>
          {(ContactForm) => <ContactForm step={step} walk={walk} offer={offer} contact={contact} />}
        </Part>
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
      {isKnown ? <WayToShop offers={offers} back={walk.back} /> : loading}
    </>
  );
}

/** Nothing can be recommended: the visitor is asked for nothing either, and goes on to the shop. */
function WayToShop({ offers, back }: Pick<ContactStepProps, 'offers'> & Pick<Walk, 'back'>) {
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

function FormLoading({ step, back }: Pick<ContactStepProps, 'step'> & Pick<Walk, 'back'>) {
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
