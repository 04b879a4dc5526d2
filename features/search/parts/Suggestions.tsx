import { type ReactNode, useId } from 'react';
import { type Group, groups } from '#features/shared/api';
import { articleCovers, contentMessages, type Topic, topics } from '#features/shared/content';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Drawing, GroupColours, groupDrawings, offerMessages } from '#features/shared/offer';
import { Image } from '#ui/Image';
import { LinkBox, LinkOverlay } from '#ui/LinkBox';
import { MediaObject } from '#ui/MediaObject';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import { piecesOf } from './pieces';
import * as styles from './Suggestions.css';

/** The articles that the search opens with. */
const SUGGESTED_ARTICLES = 3;

/** A category, or the bundles, which have a page of their own. */
type Destination = Group | 'bundles';

const destinations: readonly Destination[] = [...groups, 'bundles'];

/** Links to the categories: all, or those whose name contains the query. */
export function Categories({ query = '' }: { query?: string }) {
  const text = useMessages(messages);
  const names = { ...useMessages(offerMessages).groups, bundles: text.bundles };
  const found = query
    ? destinations.filter((destination) => piecesOf(names[destination], query))
    : destinations;
  return (
    <Links label={text.categories} count={found.length}>
      {(labelledBy) => (
        <ul className={query ? styles.found : styles.all} aria-labelledby={labelledBy}>
          {found.map((destination) => (
            <li key={destination}>
              <GroupColours group={destination === 'bundles' ? undefined : destination}>
                <LinkBox>
                  <div className={styles.tile}>
                    <Text as="span" size="h4" tone="tint">
                      <LinkOverlay
                        href={
                          destination === 'bundles' ? routes.bundles.href() : routes.shop.href(destination)
                        }
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
      )}
    </Links>
  );
}

/** Links to articles: the first ones, or those whose title contains the query. */
export function Articles({ query = '' }: { query?: string }) {
  const text = useMessages(messages);
  const names = useMessages(contentMessages).articles;
  const found: readonly Topic[] = query
    ? topics.filter((topic) => piecesOf(names[topic].title, query))
    : topics.slice(0, SUGGESTED_ARTICLES);
  return (
    <Links label={text.articles} count={found.length}>
      {(labelledBy) => (
        <Stack as="ul" gap="2" rules="above" aria-labelledby={labelledBy}>
          {found.map((topic) => (
            <LinkBox as="li" key={topic}>
              <MediaObject
                media={<Image {...articleCovers[topic]} alt="" ratio="wide" corners="medium" />}
                width="large"
                gap="4"
                align="center"
              >
                <Text as="span" size="h4">
                  <LinkOverlay href={routes.blog.href(topic)} underline="hover">
                    {names[topic].title}
                  </LinkOverlay>
                </Text>
              </MediaObject>
            </LinkBox>
          ))}
        </Stack>
      )}
    </Links>
  );
}

interface LinksProps {
  label: string;
  count: number;
  children: (labelledBy: string) => ReactNode;
}

/** A labelled group of links; nothing without links. */
function Links({ label, count, children }: LinksProps) {
  const labelId = useId();
  if (count === 0) return null;
  return (
    <Stack gap="3">
      <Text id={labelId} size="ui" tone="muted">
        {label}
      </Text>
      {children(labelId)}
    </Stack>
  );
}
