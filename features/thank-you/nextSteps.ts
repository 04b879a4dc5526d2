import type { Messages } from './messages';
import type { Times } from './useTimes';

/** The way of an order from here to the door, in four steps. */
export function nextSteps(text: Messages, { ordered, call, day, time }: Times) {
  const isKnown = call !== undefined && call.kind !== 'past';
  return [
    { icon: 'check', progress: 'done', title: text.orderReceived, when: ordered },
    {
      icon: 'phone',
      progress: 'current',
      title: text.confirmation,
      when: isKnown ? text.onDay(day, time, call.kind === 'between') : text.confirmationTime,
    },
    { icon: 'box', progress: 'coming', title: text.dispatch, when: text.dispatchTime },
    { icon: 'cash', progress: 'coming', title: text.payment, when: text.paymentTime },
  ] as const;
}
