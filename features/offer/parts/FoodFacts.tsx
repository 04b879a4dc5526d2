import { type ReactNode, type Ref, useId } from 'react';
import type { Offer } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { GroupColours } from '#features/shared/offer';
import { keyed } from '#features/shared/page';
import { Band } from '#ui/Band';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Icon } from '#ui/Icon';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import * as styles from './FoodFacts.css';
import { foodMessages } from './foodMessages';

type Food = NonNullable<Offer['food']>;

export interface FoodFactsProps {
  food: Food;
  /** Whose colour it stands on. */
  group: Offer['group'];
  /** For what leads here from the top of the page. */
  headingRef: Ref<HTMLHeadingElement>;
}

/** What a shopper must be told of a food before buying it (contract, `Food`). What a backend leaves out has no row. */
export function FoodFacts({ food, group, headingRef }: FoodFactsProps) {
  const text = useMessages(foodMessages);
  const headingId = useId();
  return (
    <div className={styles.apart}>
      <GroupColours group={group}>
        <Band as="section" tone="tint" aria-labelledby={headingId}>
          <Container>
            <div className={styles.layout}>
              <Stack gap="4">
                <Heading level={2} id={headingId} ref={headingRef} tabIndex={-1}>
                  {text.heading}
                </Heading>
                <Text>{text.hint}</Text>
              </Stack>
              <dl className={styles.facts}>
                <Fact name={text.kind}>{text.supplement}</Fact>
                <Fact name={text.ingredients}>{food.ingredients}</Fact>
                <Fact name={text.allergens}>{food.allergens && <strong>{food.allergens}</strong>}</Fact>
                <Fact name={text.netQuantity}>{food.netQuantity}</Fact>
                <Fact name={text.dailyDose}>{food.dailyDose}</Fact>
                <Fact name={text.warnings}>
                  {food.warnings.length > 0 && (
                    <ul className={styles.warnings}>
                      {keyed(food.warnings).map((warning) => (
                        <li key={warning.key}>{warning.text}</li>
                      ))}
                    </ul>
                  )}
                </Fact>
                <Fact name={text.maker}>{food.maker}</Fact>
                <Fact name={text.registryNumber}>{food.registryNumber}</Fact>
              </dl>
            </div>
          </Container>
        </Band>
      </GroupColours>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    children && (
      <div className={styles.fact}>
        <dt className={styles.name}>{name}</dt>
        <dd className={styles.words}>{children}</dd>
      </div>
    )
  );
}

export interface ToFoodFactsProps {
  food: Food;
  onClick: () => void;
}

/** What kind of thing this is and how much of it, beside the price, and the way to the rest. */
export function ToFoodFacts({ food, onClick }: ToFoodFactsProps) {
  const text = useMessages(foodMessages);
  return (
    <button type="button" className={styles.way} onClick={onClick}>
      {[text.supplement, food.netQuantity].filter(Boolean).join(', ')}{' '}
      <span className={styles.wayOn}>
        {text.heading}
        <Icon name="chevron-down" size="small" />
      </span>
    </button>
  );
}
