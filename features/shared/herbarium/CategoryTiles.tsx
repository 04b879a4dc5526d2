import { useId } from 'react';
import { LinkBox, LinkOverlay } from '#ui/LinkBox';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { groups } from '../api';
import { useMessages } from '../country';
import { routes } from '../navigation';
import { Drawing, GroupColours, groupDrawings, offerMessages } from '../offer';
import * as styles from './CategoryTiles.css';
import { messages } from './messages';

/** The categories, and the bundles, which have a page of their own. */
const destinations = [...groups, 'bundles'] as const;

export interface CategoryTilesProps {
  label: string;
  /** Picks some of them by their names, for a place that has little room. */
  matches?: (name: string) => boolean;
}

/** Links to the categories, each with the plant of its labels. Nothing if none matches. */
export function CategoryTiles({ label, matches }: CategoryTilesProps) {
  const { bundles } = useMessages(messages);
  const names = { ...useMessages(offerMessages).groups, bundles };
  const labelId = useId();
  const shown = matches ? destinations.filter((destination) => matches(names[destination])) : destinations;
  if (shown.length === 0) return null;
  return (
    <Stack gap="3">
      <Text id={labelId} size="ui" tone="muted">
        {label}
      </Text>
      <ul className={matches ? styles.found : styles.all} aria-labelledby={labelId}>
        {shown.map((destination) => (
          <li key={destination}>
            <GroupColours group={destination === 'bundles' ? undefined : destination}>
              <LinkBox>
                <div className={styles.tile}>
                  <Text as="span" size="h4" tone="tint">
                    <LinkOverlay
                      href={destination === 'bundles' ? routes.bundles.href() : routes.shop.href(destination)}
                      underline="hover"
                    >
                      {names[destination]}
                    </LinkOverlay>
                  </Text>
                  <span className={styles.plant}>
                    <Drawing name={destination === 'bundles' ? 'oak' : groupDrawings[destination]} />
                  </span>
                </div>
              </LinkBox>
            </GroupColours>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
