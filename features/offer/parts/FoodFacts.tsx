import type { Offer } from '#features/shared/api';
import { withKeys } from '#features/shared/content';
import { useMessages } from '#features/shared/country';
import { DescriptionList } from '#ui/DescriptionList';
import { Icon } from '#ui/Icon';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import * as styles from './FoodFacts.css';
import { JumpButton } from './JumpButton';

type Food = NonNullable<Offer['food']>;

/** The information that the law requires before a food is bought (Screens/Offer). Empty fields have no row. */
export function FoodFacts({ food }: { food: Food }) {
  const text = useMessages(messages).food;
  const facts = [
    { term: text.kind, description: text.supplement },
    { term: text.ingredients, description: food.ingredients },
    { term: text.allergens, description: food.allergens && <strong>{food.allergens}</strong> },
    { term: text.netQuantity, description: food.netQuantity },
    { term: text.dailyDose, description: food.dailyDose },
    {
      term: text.warnings,
      description: food.warnings.length > 0 && <Warnings texts={food.warnings} />,
    },
    { term: text.maker, description: food.maker },
    { term: text.registryNumber, description: food.registryNumber },
  ].filter(({ description }) => description);
  return (
    <Stack gap="4" paddingStart="1">
      <Text tone="muted">{text.hint}</Text>
      <DescriptionList terms="strong" items={facts} />
    </Stack>
  );
}

function Warnings({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={styles.warnings}>
      {withKeys(texts).map((warning) => (
        <li key={warning.key}>{warning.text}</li>
      ))}
    </ul>
  );
}

export interface FoodFactsLinkProps {
  food: Food;
  onClick: () => void;
}

/** Kind of product and net quantity below the price, with a button to the food information. */
export function FoodFactsLink({ food, onClick }: FoodFactsLinkProps) {
  const text = useMessages(messages).food;
  return (
    <JumpButton onClick={onClick}>
      <Text as="span" size="ui">
        {[text.supplement, food.netQuantity].filter(Boolean).join(', ')}{' '}
        <span className={styles.link}>
          {text.heading}
          <Icon name="chevron-down" size="small" />
        </span>
      </Text>
    </JumpButton>
  );
}
