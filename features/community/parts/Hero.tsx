import { brand, facts, formatNumber, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Drawing, OfferPicture, type Quote } from '#features/shared/offer';
import { PageHeading } from '#features/shared/page';
import { Band } from '#ui/Band';
import { Container } from '#ui/Container';
import { Link } from '#ui/Link';
import { MediaObject } from '#ui/MediaObject';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import type { Quotes } from '../useCommunityQuotes';
import * as styles from './Hero.css';
import { splitSentence } from './quotes';

/** A customer's sentence at the size of the page's heading; without one, the heading itself. */
export function Hero({ quotes }: { quotes: Quotes }) {
  const text = useMessages(messages);
  const hero = quotes === 'loading' ? undefined : quotes.hero;
  const isLarge = quotes !== 'loading' && !hero;
  const heading = (
    <PageHeading
      size={isLarge ? 'hero' : 'h3'}
      description={text.lead}
    >{`${text.community} ${brand.name}`}</PageHeading>
  );
  return (
    <Band tone="deep" padding="none">
      <div className={styles.hero}>
        <Container>
          <div className={styles.scene}>
            <Stack gap="7" paddingStart="7" paddingEnd="9">
              <div className={styles.top}>
                {heading}
                <Text tone="muted">
                  {`${formatNumber(facts.community.membersOnPage)}+ ${text.members}, ${text.uses}`}
                </Text>
              </div>
              {quotes === 'loading' && <Loading />}
              {hero && <HeroQuote quote={hero} />}
              {isLarge && <Text size="lead">{text.lead}</Text>}
            </Stack>
            {/* The band without a quote is lower than the drawing. */}
            {!isLarge && (
              <div className={styles.oak}>
                <Drawing name="oak" lines="bold" />
              </div>
            )}
          </div>
        </Container>
      </div>
    </Band>
  );
}

function HeroQuote({ quote: { offer, review } }: { quote: Quote }) {
  const text = useMessages(messages);
  const [first, rest] = splitSentence(text.quote(review.text));
  return (
    <figure className={styles.quote}>
      <blockquote>
        <Text size="hero">{first}</Text>
        {rest && (
          <div className={styles.rest}>
            <Text size="lead" tone="muted">
              {rest}
            </Text>
          </div>
        )}
      </blockquote>
      <figcaption className={styles.author}>
        <MediaObject
          width="medium"
          align="center"
          gap="4"
          media={<OfferPicture url={offer.images[0]} alt="" place="thumb" corners="medium" />}
        >
          <Text weight="semibold">{review.author}</Text>
          <Text tone="muted">
            {text.about} <Link href={routes.offer.href(offer.slug)}>{offer.name}</Link>
          </Text>
        </MediaObject>
      </figcaption>
    </figure>
  );
}

function Loading() {
  const text = useMessages(messages);
  return (
    <SkeletonGroup label={text.loadingQuotes}>
      <div className={styles.quote}>
        <Stack gap="3">
          <Skeleton shape="line" size="h1" />
          <Skeleton shape="line" size="h1" width="most" />
          <Skeleton shape="line" size="h1" width="half" />
          <Skeleton shape="line" size="lead" width="half" />
        </Stack>
      </div>
    </SkeletonGroup>
  );
}
