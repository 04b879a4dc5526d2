import { useId } from 'react';
import type { Offer } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { OfferPicture } from '#features/shared/offer';
import { routes } from '#features/shared/routes';
import { Heading } from '#ui/Heading';
import { Link } from '#ui/Link';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import * as styles from './BundleContents.css';

export interface BundleContentsProps {
  items: NonNullable<Offer['children']>;
}

/** What a bundle holds, each with the way to its own page. */
export function BundleContents({ items }: BundleContentsProps) {
  const text = useMessages(messages);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.contents}>
      <Heading level={2} size="h3" id={headingId}>
        {text.inside}
      </Heading>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <OfferPicture
              url={item.images[0]}
              place="thumb"
              alt=""
              sizes="64px"
              ratio="square"
              corners="medium"
            />
            <span className={styles.name}>
              <Link href={routes.offer.href(item.slug)} tone="ink" underline="hover">
                {item.name}
              </Link>
            </span>
            <Text size="small" tone="muted" as="span">
              {text.pieces(item.quantity)}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
