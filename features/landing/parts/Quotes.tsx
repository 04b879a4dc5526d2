import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { type Quote, Rating, useQuotes } from '#features/shared/offer';
import { useComesNear } from '#features/shared/platform';
import { Inline } from '#ui/Inline';
import { Link } from '#ui/Link';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import * as styles from './Quotes.css';

/** How many of the quotes the page shows: the shortest ones, of different offers. */
const COUNT = 2;

/** Two published reviews with their author and offer. They load before they are in view, so that nothing moves if there are none. */
export function Quotes() {
  const [ref, isNear] = useComesNear<HTMLDivElement>({ margin: '150% 0px' });
  return <div ref={ref}>{isNear ? <LoadedQuotes /> : <QuotesSkeleton />}</div>;
}

function LoadedQuotes() {
  const { community } = useMessages(messages);
  const quotes = useQuotes();
  if (!quotes) return <QuotesSkeleton />;
  if (quotes.length === 0) return null;
  const byLength = [...quotes].sort((a, b) => a.review.text.length - b.review.text.length);
  const shortest = byLength
    .filter(({ offer }, index) => byLength.findIndex((quote) => quote.offer === offer) === index)
    .slice(0, COUNT);
  return (
    <Stack as="ul" gap="6" rules="above" aria-label={community.quotes}>
      {shortest.map((quote) => (
        <li key={quote.offer.id}>
          <QuoteFigure {...quote} />
        </li>
      ))}
    </Stack>
  );
}

function QuoteFigure({ offer, review }: Quote) {
  const { community } = useMessages(messages);
  return (
    <Stack as="figure" gap="4">
      <blockquote>
        <Text size="h3">{community.quote(review.text)}</Text>
      </blockquote>
      <figcaption>
        <Inline gap="3" justify="between">
          <Text tone="muted">
            <span>{review.author}</span>, <Link href={routes.offer.href(offer.slug)}>{offer.name}</Link>
          </Text>
          <Rating value={review.rating} label={community.stars(review.rating)} />
        </Inline>
      </figcaption>
    </Stack>
  );
}

/** As high as two quotes of three lines on phones, of two on wider windows. */
function QuotesSkeleton() {
  const { community } = useMessages(messages);
  return (
    <SkeletonGroup label={community.loadingQuotes}>
      <Stack gap="6" rules="above">
        {[1, 2].map((index) => (
          <Stack key={index} gap="4">
            <Stack gap="0">
              <Skeleton shape="heading" />
              <div className={styles.thirdLine}>
                <Skeleton shape="heading" />
              </div>
              <Skeleton shape="heading" width="half" />
            </Stack>
            <Skeleton shape="line" width="half" />
          </Stack>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
