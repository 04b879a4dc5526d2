import type { RefObject } from 'react';
import type { Offer } from '#features/shared/api';
import type { ContactStep } from '../steps';
import type { Walk } from '../useWalk';
import type { Contact } from './ContactStep';
import { NameForm } from './NameForm';
import { PhoneForm } from './PhoneForm';

export interface ContactFormProps {
  step: ContactStep;
  walk: Walk;
  offer: Offer;
  contact: RefObject<Contact>;
}

/** The form of either contact step. */
export function ContactForm({ step, ...form }: ContactFormProps) {
  return step.asks === 'name' ? <NameForm {...form} /> : <PhoneForm {...form} />;
}
