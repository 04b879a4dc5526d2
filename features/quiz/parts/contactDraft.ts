import type { Offer } from '#features/shared/api';
import { env } from '#features/shared/platform';
import { addSubscriber, type Subscriber } from '../calls';
import type { NameFields, PhoneFields } from '../rules';
import type { QuizNavigation } from '../useQuizNavigation';

type Fields = NameFields & PhoneFields;

/**
 * What the visitor typed into the two contact steps, kept while the quiz is open and never stored. It is no React
 * state: the forms read it once, when their step opens, and typing redraws nothing else.
 */
export function createContactDraft() {
  let fields: Fields = { name: '', email: '', phone: '' };
  const sent = new Set<string>();
  let subscribedEmail: string | undefined;
  return {
    get fields(): Readonly<Fields> {
      return fields;
    },
    /** The email address that was sent last, if any. */
    get subscribedEmail() {
      return subscribedEmail;
    },
    update(typed: Partial<Fields>) {
      fields = { ...fields, ...typed };
    },
    /** Sends a subscriber once, however often the visitor comes back to the step: a second time is a second lead. */
    send(subscriber: Subscriber) {
      const same = JSON.stringify(subscriber);
      if (sent.has(same)) return;
      sent.add(same);
      if ('email' in subscriber) subscribedEmail = subscriber.email;
      // The answer is ignored: a failure must not keep anybody from the offer.
      addSubscriber(env.crmBase, subscriber).catch(() => undefined);
    },
  };
}

export type ContactDraft = ReturnType<typeof createContactDraft>;

/** What the forms of both contact steps take. */
export interface ContactFormProps {
  navigation: QuizNavigation;
  /** The recommended offer, which the form is about. */
  offer: Offer;
  draft: ContactDraft;
}
