import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Drawing, GroupColours, groupDrawings, type Quote } from '#features/shared/offer';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { Columns } from '#ui/Columns';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Link } from '#ui/Link';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { media, useMedia } from '#ui/theme';
import { messages } from '../messages';
import type { Quotes } from '../useCommunityQuotes';
import * as styles from './Letters.css';
import { LARGE_LENGTH } from './quotes';

/** The number of letters on a phone, until the others are asked for. */
const ON_PHONES = 5;

/** Approved five-star reviews as letters. Shows nothing where there are none, or if they fail to load. */
export function Letters({ quotes }: { quotes: Quotes }) {
  const text = useMessages(messages);
  const headingId = useId();
  const isNarrow = useMedia(media.below('sm'));
  const [showsAll, setShowsAll] = useState(false);
  if (quotes !== 'loading' && quotes.letters.length === 0) return null;
  const letters = quotes === 'loading' ? [] : quotes.letters;
  const shown = isNarrow && !showsAll ? letters.slice(0, ON_PHONES) : letters;
  const folded = letters.length - shown.length;

  function showAll(list: HTMLElement | null | undefined) {
    flushSync(() => setShowsAll(true));
    // The pressed button is gone: the first letter that has come takes the focus.
    list?.querySelectorAll('a')[ON_PHONES]?.focus();
  }

  return (
    <Container>
      <Stack as="section" gap="7" paddingStart="section" aria-labelledby={headingId}>
        <Columns columns={{ desktop: '1:1' }} gap="3" align="end">
          <Heading level={2} id={headingId}>
            {text.quotesHeading}
          </Heading>
          <Text tone="muted">{text.quotesLead}</Text>
        </Columns>
        {quotes === 'loading' ? (
          // The hero's placeholder announces both.
          <div className={styles.letters}>
            {[1, 2, 3, 4, 5, 6].map((letter) => (
              <div key={letter} className={styles.letter}>
                <Skeleton shape="block" />
              </div>
            ))}
          </div>
        ) : (
          <ul className={styles.letters}>
            {shown.map((quote) => (
              <li key={quote.review.id} className={styles.letter}>
                <Letter quote={quote} />
              </li>
            ))}
          </ul>
        )}
        {folded > 0 && (
          <Button
            tone="quiet"
            width="full"
            onClick={({ currentTarget }) => showAll(currentTarget.closest('section'))}
          >
            {text.more(folded)}
          </Button>
        )}
      </Stack>
    </Container>
  );
}

function Letter({ quote: { offer, review } }: { quote: Quote }) {
  return (
    <GroupColours group={offer.group}>
      <Card tone="tint">
        <figure className={styles.figure}>
          <blockquote>
            <Text size={review.text.length > LARGE_LENGTH ? 'h3' : 'h2'}>{review.text}</Text>
          </blockquote>
          <figcaption className={styles.author}>
            <div>
              <Text weight="semibold">{review.author}</Text>
              <Link href={routes.offer.href(offer.slug)} placement="listed">
                {offer.name}
              </Link>
            </div>
            <span className={styles.plant}>
              <Drawing name={groupDrawings[offer.group]} />
            </span>
          </figcaption>
        </figure>
      </Card>
    </GroupColours>
  );
}
