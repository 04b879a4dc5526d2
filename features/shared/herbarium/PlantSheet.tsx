import type { ReactNode } from 'react';
import { Link } from '#ui/Link';
import { Text } from '#ui/Text';
import { type Group, useOffers } from '../api';
import { useMessages } from '../country';
import { routes } from '../navigation';
import { Drawing, GroupColours } from '../offer';
import { messages } from './messages';
import * as styles from './PlantSheet.css';

/** Each with its Latin name, the category whose colours it has, and the address of the product that holds it. */
const plants = {
  nettle: { latin: 'Urtica dioica', group: 'hair', product: 'hairgrow-plus' },
  willow: { latin: 'Salix alba', group: 'joints', product: 'joint-ease' },
  fennel: { latin: 'Foeniculum vulgare', group: 'digestion', product: 'digest-balance' },
  centella: { latin: 'Centella asiatica', group: 'beauty', product: 'cellu-lift' },
} as const satisfies Record<string, { latin: string; group: Group; product: string }>;

export interface PlantSheetProps {
  plant: keyof typeof plants;
  /** The page: heading, lead, form. */
  children: ReactNode;
}

/** A short page beside a pressed plant with its label, on narrow windows below a part of it. */
export function PlantSheet({ plant, children }: PlantSheetProps) {
  const text = useMessages(messages);
  const { latin, group, product } = plants[plant];
  const { data: offers } = useOffers();
  const offer = offers?.find(({ slug }) => slug === product);
  return (
    <div className={styles.page}>
      <div className={styles.text}>{children}</div>
      <GroupColours group={group}>
        <div className={styles.column}>
          <figure className={styles.sheet}>
            <div className={styles.plants[plant]}>
              <Drawing name={plant} lines="bold" />
            </div>
            <figcaption className={styles.label}>
              <Text as="span" size="h4">
                {text.plants[plant]}
              </Text>
              <Text as="span" size="small">
                <span lang="la">{latin}</span>
              </Text>
              {(offer || !offers) && (
                <div className={styles.product}>
                  {offer && (
                    <Link href={routes.offer.href(offer.slug)} placement="standalone">
                      {text.inProduct(offer.name)}
                    </Link>
                  )}
                </div>
              )}
            </figcaption>
          </figure>
        </div>
      </GroupColours>
    </div>
  );
}
