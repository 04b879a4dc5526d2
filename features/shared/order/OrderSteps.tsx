import { Text } from '#ui/Text';
import { Timeline } from '#ui/Timeline';
import type { OrderState } from '../api';
import { useMessages } from '../country';
import { messages } from './messages';

/** How many of the four steps are behind. */
const stepsDone = { preparing: 1, sent: 2, delivered: 4 } satisfies Partial<Record<OrderState, number>>;

export interface OrderStepsProps {
  /** Without a state that is known, no step is behind or ahead, and none says when. */
  state: keyof typeof stepsDone | undefined;
  /** When the order was placed, for shoppers. */
  created: string | undefined;
}

/** The four steps of an order, side by side in wide windows. */
export function OrderSteps({ state, created }: OrderStepsProps) {
  const text = useMessages(messages);
  const done = state ? stepsDone[state] : 0;
  const steps = [
    { icon: 'box', title: text.received, when: created },
    {
      icon: 'phone',
      title: done > 1 ? text.confirmed : text.confirmation,
      when: done > 1 ? undefined : text.confirmationTime,
    },
    { icon: 'truck', title: text.underWay, when: done > 1 ? undefined : text.dispatchTime },
    { icon: 'cash', title: text.payment, when: done > 3 ? undefined : text.paymentTime },
  ] as const;
  return (
    <Timeline
      direction="row"
      steps={steps.map(({ icon, title, when }, index) => ({
        key: icon,
        icon: index < done ? 'check' : icon,
        ...(state && { progress: index < done ? 'done' : index === done ? 'current' : 'coming' }),
        content: (
          <>
            <Text weight="semibold">{title}</Text>
            {state && when && <Text tone="muted">{when}</Text>}
          </>
        ),
      }))}
    />
  );
}
