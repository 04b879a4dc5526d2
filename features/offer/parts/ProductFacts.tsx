import { memo } from 'react';
import type { Offer } from '#features/shared/api';
import { withKeys } from '#features/shared/content';
import { useMessages } from '#features/shared/country';
import { DescriptionList } from '#ui/DescriptionList';
import { Icon } from '#ui/Icon';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { type Messages, messages } from '../messages';
import { JumpButton } from './JumpButton';
import * as styles from './ProductFacts.css';

type Texts = Messages['facts'];

/** Whether the backend gives what the law wants known before the offer is bought (Screens/Offer). */
export const hasFacts = ({ food, declaration }: Offer): boolean => Boolean(food ?? declaration);

function factsOf({ food, declaration }: Offer, text: Texts) {
  const given = food ?? declaration;
  if (!given) return [];
  return [
    { term: text.kind, description: food ? text.supplement : text.cosmetic },
    { term: text.ingredients, description: given.ingredients },
    { term: text.allergens, description: food?.allergens && <strong>{food.allergens}</strong> },
    { term: text.netQuantity, description: food?.netQuantity },
    { term: text.dailyDose, description: food?.dailyDose },
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

export interface ProductFactsLinkProps {
  offer: Offer;
  onClick: () => void;
}

/** Kind of product and net quantity below the price, with a button to the facts; nothing without any. */
export function ProductFactsLink({ offer, onClick }: ProductFactsLinkProps) {
  const text = useMessages(messages).facts;
  const { food } = offer;
  if (!hasFacts(offer)) return null;
  return (
    <JumpButton onClick={onClick}>
      <Text as="span" size="ui">
        <span>{food ? [text.supplement, food.netQuantity].filter(Boolean).join(', ') : text.cosmetic}</span>{' '}
        <span className={styles.link}>
          {text.heading}
          <Icon name="chevron-down" size="small" />
        </span>
      </Text>
    </JumpButton>
  );
}
