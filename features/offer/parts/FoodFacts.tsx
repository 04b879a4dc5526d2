import { type Ref, useId } from 'react';
import type { Offer } from '#features/shared/api';
import { keyed } from '#features/shared/content';
import { useMessages } from '#features/shared/country';
import { GroupColours } from '#features/shared/offer';
import { Band } from '#ui/Band';
import { Columns } from '#ui/Columns';
import { Container } from '#ui/Container';
import { DescriptionList } from '#ui/DescriptionList';
import { Heading } from '#ui/Heading';
import { Icon } from '#ui/Icon';
import { Measure } from '#ui/Measure';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import * as styles from './FoodFacts.css';
import { foodMessages } from './foodMessages';
import { JumpButton } from './JumpButton';

type Food = NonNullable<Offer['food']>;

export interface FoodFactsProps {
  food: Food;
  /** The category whose colour is the background. */
  group: Offer['group'];
  /** For the button at the top of the page, which moves the focus here. */
  headingRef: Ref<HTMLHeadingElement>;
}

/** The information that the law requires before a food is bought (Screens/Offer). Empty fields have no row. */
export function FoodFacts({ food, group, headingRef }: FoodFactsProps) {
  const text = useMessages(foodMessages);
  const headingId = useId();
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
    <Stack paddingStart="10">
      <GroupColours group={group}>
        <Band as="section" tone="tint" aria-labelledby={headingId}>
          <Container>
            <Columns layout="medium:1" from="xl" gap="6" columnGap="11">
              <Stack gap="4">
                <Heading level={2} id={headingId} ref={headingRef} tabIndex={-1}>
                  {text.heading}
                </Heading>
                <Text>{text.hint}</Text>
              </Stack>
              <Measure width="article">
                <DescriptionList layout="wide" terms="strong" items={facts} />
              </Measure>
            </Columns>
          </Container>
        </Band>
      </GroupColours>
    </Stack>
  );
}

function Warnings({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={styles.warnings}>
      {keyed(texts).map((warning) => (
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
  const text = useMessages(foodMessages);
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
