import type { ContactStep } from '../steps';
import type { ContactFormProps } from './contactDraft';
import { NameForm } from './NameForm';
import { PhoneForm } from './PhoneForm';

/** The form of either contact step. */
export function ContactForm({ step, ...form }: ContactFormProps & { step: ContactStep }) {
  return step.asks === 'name' ? <NameForm {...form} /> : <PhoneForm {...form} />;
}
