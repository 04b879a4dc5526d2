import type { Ref } from 'react';
import type { useProducts } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { LoadFailure, PageHeading, ToShop } from '#features/shared/page';
import { EmptyState } from '#ui/EmptyState';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { messages } from '../messages';
import type { ContactStep } from '../steps';
import type { QuizNavigation } from '../useQuizNavigation';
import { Actions } from './Actions';
import { StepHead, useStepName } from './StepHead';

export interface NoResultProps {
  step: ContactStep;
  heading: Ref<HTMLHeadingElement | null>;
  navigation: QuizNavigation;
  offers: ReturnType<typeof useProducts>;
}

/** In place of the recommendation while the offers load, and where none can be recommended: no contact is asked for. */
export function NoResult({ step, heading, navigation: { back }, offers }: NoResultProps) {
  const text = useMessages(messages);
  const isKnown = offers.data !== undefined || offers.isError;
  return (
    <>
      <StepHead step={step}>
        <PageHeading ref={heading} title={`${text.title}: ${useStepName(step)}`}>
          {isKnown ? text.unavailable : text.preparing}
        </PageHeading>
      </StepHead>
      <Stack gap="6" paddingStart="6">
        {!isKnown && (
          <SkeletonGroup label={text.preparing}>
            <Stack gap="5">
              <Skeleton shape="line" width="most" />
              <Skeleton shape="line" />
              <Skeleton shape="line" width="quarter" />
              <Skeleton shape="control" />
              <Skeleton shape="control" />
            </Stack>
          </SkeletonGroup>
        )}
        {offers.isError && <LoadFailure onRetry={() => void offers.refetch()} busy={offers.isFetching} />}
        {offers.data && (
          <EmptyState icon="box" title={text.emptyTitle} action={<ToShop />}>
            {text.emptyHint}
          </EmptyState>
        )}
      </Stack>
      <Actions back={back}>{offers.isError && <ToShop />}</Actions>
    </>
  );
}
