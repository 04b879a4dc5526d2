import { type Ref, useId } from 'react';
import { facts, formatDay, useCountry, useMessages, useToday } from '#features/shared/country';
import { Button } from '#ui/Button';
import { DescriptionList } from '#ui/DescriptionList';
import { Inline } from '#ui/Inline';
import { Notice } from '#ui/Notice';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import { lastDayOf } from '../period';
import type { Declaration } from '../statement';
import { StepHeading } from './StepHeading';

export interface ReviewStepProps {
  heading: Ref<HTMLHeadingElement>;
  declaration: Declaration;
  onConfirm: () => void;
  onBack: () => void;
}

/** Second step: the content of the statement, to be confirmed. */
export function ReviewStep({ heading, declaration, onConfirm, onBack }: ReviewStepProps) {
  const text = useMessages(messages);
  const { code } = useCountry();
  const headingId = useId();
  const today = useToday();
  const { name, contact, orderNumber, articles, received, reason } = declaration;
  const last = lastDayOf(received, facts.withdrawalDays[code]);
  return (
    <section aria-labelledby={headingId}>
      <Stack gap="6">
        <Stack gap="3">
          <StepHeading heading={heading} id={headingId} step={2}>
            {text.review}
          </StepHeading>
          <Text tone="muted">{text.reviewHint}</Text>
        </Stack>
        <DescriptionList
          items={[
            { term: text.name, description: name },
            { term: text.contact, description: contact },
            { term: text.orderNumber, description: orderNumber },
            { term: text.articles, description: articles.join('\n') || text.whole },
            { term: text.received, description: formatDay(received) },
            ...(reason ? [{ term: text.reason, description: reason }] : []),
          ]}
        />
        {last < today && (
          <Notice tone="warning" live={false}>
            {text.over(formatDay(last))}
          </Notice>
        )}
        <Inline gap="4">
          <Button onClick={onConfirm}>{text.confirm}</Button>
          <Button tone="quiet" onClick={onBack}>
            {text.change}
          </Button>
        </Inline>
      </Stack>
    </section>
  );
}
