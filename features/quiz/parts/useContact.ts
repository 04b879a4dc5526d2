import { type RefObject, useState } from 'react';
import { addSubscriber, type Subscriber } from '#features/shared/api';
import { env } from '#features/shared/platform';
import type { Contact } from './ContactStep';

/** What a contact step shares with the other: what was typed into it, and what has been handed on. */
export function useContact(contact: RefObject<Contact>) {
  const [{ name, email, phone }] = useState(() => contact.current);
  return {
    /** As the step was left. */
    remembered: { name, email, phone },
    remember(typed: Partial<Omit<Contact, 'sent'>>) {
      Object.assign(contact.current, typed);
    },
    /** Hands a subscriber on, each once, and waits for nothing. */
    handOn(subscriber: Subscriber) {
      const { sent } = contact.current;
      const same = JSON.stringify(subscriber);
      if (sent.has(same)) return;
      sent.add(same);
      // The result is ignored (seed §7): whether it arrived must not keep anybody from the offer.
      addSubscriber(env.crmBase, subscriber).catch(() => undefined);
    },
  };
}
