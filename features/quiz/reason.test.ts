import { expect, it } from 'vitest';
import { reasonFor } from './reason';

it('names the goal where nothing was answered', () => {
  const offer = { heading: 'Kapsule s cinkom', subHeading: '', food: undefined };
  expect(reasonFor('potency', {}, offer, 'BA')).toBe(
    'Izabrali ste temu „Potencija i energija“. Kapsule s cinkom.',
  );
});

it('leaves out the answers that its sentences do not repeat, and a third one', () => {
  const answers = { 'health.care': [0], 'health.drinks': [2, 0, 1] };
  const offer = {
    heading: '',
    subHeading: 'Po jedna kapsula uz obrok. Traje mjesec.',
    food: { dailyDose: '2 kapsule: cink 10 mg' },
  };
  expect(reasonFor('health', answers, offer, 'BA')).toBe(
    'Rekli ste da tokom dana pijete vodu i kafu. Po jedna kapsula uz obrok.',
  );
});
