import { lazy, type Ref, type RefObject, Suspense } from 'react';
import type { Offer, useOffers } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { LoadFailure, PageHeading } from '#features/shared/page';
import { routes } from '#features/shared/routes';
import { ButtonLink } from '#ui/ButtonLink';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import type { ContactStep as Step } from '../steps';
import type { Walk } from '../useWalk';
import { Actions } from './Actions';
import * as styles from './ContactStep.css';
import { StepHead, useStepName } from './StepHead';

/** With what checks and formats a field the form outweighs all the questions. */
export const loadContactForm = () => import('./ContactForm');
const ContactForm = lazy(async () => ({ default: (await loadContactForm()).ContactForm }));

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
  const isPending = !offers.data && !offers.isError;
  return (
    <>
      <StepHead step={step}>
        <PageHeading ref={heading} title={title}>
          {!offer
            ? isPending
              ? text.preparing
              : text.unavailable
            : step.asks === 'name'
              ? text.recommended(offer.name)
              : text.phoneHeading}
        </PageHeading>
        {offer && (
          <Text size="lead" tone="muted">
            {step.asks === 'name' ? text.nameLead : text.phoneLead(offer.name)}
          </Text>
        )}
      </StepHead>
      {offer ? (
        <Suspense fallback={<FormLoading label={text.preparing} />}>
          <ContactForm step={step} walk={walk} offer={offer} contact={contact} />
        </Suspense>
      ) : (
        <>
          {isPending && <FormLoading label={text.preparing} />}
          {offers.isError && (
            <div className={styles.body}>
              <LoadFailure onRetry={() => void offers.refetch()} busy={offers.isFetching} />
            </div>
          )}
          {offers.data && (
            <div className={styles.body}>
              <Text>{text.emptyHint}</Text>
            </div>
          )}
          <Actions back={walk.back}>
            {!isPending && (
              <ButtonLink href={routes.mostPopular.href()} width="full">
                {text.toShop}
              </ButtonLink>
            )}
          </Actions>
        </>
      )}
    </>
  );
}

function FormLoading({ label }: { label: string }) {
  return (
    <div className={styles.body}>
      <SkeletonGroup label={label}>
        <Stack gap="5">
          {['first', 'second'].map((field) => (
            <Stack key={field} gap="2">
              <Skeleton shape="line" width="quarter" />
              <Skeleton shape="control" />
            </Stack>
          ))}
        </Stack>
      </SkeletonGroup>
    </div>
  );
}
