import { memo } from 'react';
import type { Offer } from '#features/shared/api';
import { withKeys } from '#features/shared/content';
import { useMessages } from '#features/shared/country';
import { doseOf } from '#features/shared/offer';
import { DescriptionList } from '#ui/DescriptionList';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { type Messages, messages } from '../messages';
import * as styles from './ProductFacts.css';

type Texts = Messages['facts'];

/** Whether the backend gives what the law wants known before the offer is bought (Screens/Offer). */
export const hasFacts = ({ food, declaration }: Offer): boolean => Boolean(food ?? declaration);

function factsOf(offer: Offer, text: Texts) {
  const { food, declaration } = offer;
  const given = food ?? declaration;
  if (!given) return [];
  return [
    { term: text.kind, description: food ? text.supplement : text.cosmetic },
    { term: text.ingredients, description: given.ingredients },
    { term: text.allergens, description: food?.allergens && <strong>{food.allergens}</strong> },
    { term: text.netQuantity, description: food?.netQuantity },
    // The amounts of a dose that can be read are in its band.
    { term: text.dailyDose, description: doseOf(offer)?.portion ?? food?.dailyDose },
    { term: text.warnings, description: given.warnings.length > 0 && <Warnings texts={given.warnings} /> },
    { term: text.maker, description: given.maker },
    { term: text.country, description: declaration?.country },
    { term: text.registryNumber, description: food?.registryNumber },
  ].filter(({ description }) => description);
}

export interface ProductFactsProps {
  offer: Offer;
}

/** Ingredients, warnings and maker of a food or a cosmetic. Empty fields have no row. */
export const ProductFacts = memo(function ProductFacts({ offer }: ProductFactsProps) {
  const text = useMessages(messages).facts;
  return (
    <Stack gap="4" paddingStart="1">
      <Text tone="muted">{text.hint}</Text>
      <DescriptionList terms="strong" items={factsOf(offer, text)} />
    </Stack>
  );
});

function Warnings({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={styles.warnings}>
      {withKeys(texts).map((warning) => (
        <li key={warning.key}>{warning.text}</li>
      ))}
    </ul>
  );
}
