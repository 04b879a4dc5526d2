import { type Ref, useId } from 'react';
import { type Day, facts, formatDay, useCountry, useMessages } from '#features/shared/country';
import { Button } from '#ui/Button';
import { Inline } from '#ui/Inline';
import { Notice } from '#ui/Notice';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import { lastDayOf } from '../period';
import type { Declaration } from '../statement';
import { Rows } from './Rows';
import { StepHeading } from './StepHeading';

export interface ReviewStepProps {
  heading: Ref<HTMLHeadingElement>;
  declaration: Declaration;
  today: Day;
  onConfirm: () => void;
  onBack: () => void;
}

/** Second step: the content of the statement, to be confirmed. */
export function ReviewStep({ heading, declaration, today, onConfirm, onBack }: ReviewStepProps) {
  const text = useMessages(messages);
  const { code } = useCountry();
  const headingId = useId();
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
        <Rows
          rows={[
            { label: text.name, value: name },
            { label: text.contact, value: contact },
            { label: text.orderNumber, value: orderNumber },
            { label: text.articles, value: articles.join('\n') || text.whole },
            { label: text.received, value: formatDay(received) },
            ...(reason ? [{ label: text.reason, value: reason }] : []),
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
