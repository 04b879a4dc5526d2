import type { Offer } from '#features/shared/api';
import { addSubscriber, type Subscriber } from '../calls';
import type { NameFields, PhoneFields } from '../rules';
import type { QuizNavigation } from '../useQuizNavigation';

type Fields = NameFields & PhoneFields;

const empty: Fields = { name: '', email: '', phone: '' };

/**
 * What the visitor typed into the two contact steps, and what was sent: kept in memory (`useDraft`), never stored. The forms
 * read it once, when their step opens, and typing redraws nothing else.
 */
export class ContactDraft {
  readonly #sent = new Set<string>();
  fields: Readonly<Fields> = empty;
  /** The email address that was sent last, if any. */
  subscribedEmail: string | undefined;

  update(typed: Partial<Fields>): void {
    this.fields = { ...this.fields, ...typed };
  }

  endLogin(): void {
    this.fields = empty;
    this.subscribedEmail = undefined;
  }

  /** Sends a subscriber once, however often the visitor comes back to the step: a second time is a second lead. */
  send(subscriber: Subscriber): void {
    const same = JSON.stringify(subscriber);
    if (this.#sent.has(same)) return;
    this.#sent.add(same);
    if ('email' in subscriber) this.subscribedEmail = subscriber.email;
    // The answer is ignored: a failure must not keep anybody from the offer.
    addSubscriber(subscriber).catch(() => undefined);
  }
}

/** What the forms of both contact steps take. */
export interface ContactFormProps {
  navigation: QuizNavigation;
  /** The recommended offer, which the form is about. */
  offer: Offer;
  draft: ContactDraft;
}
