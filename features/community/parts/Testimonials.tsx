import { type ReactNode, useId } from 'react';
import { type Offer, type Review, useProducts } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Rating } from '#features/shared/offer';
import { Band } from '#ui/Band';
import { Container } from '#ui/Container';
import { Grid } from '#ui/Grid';
import { Heading } from '#ui/Heading';
import { Link } from '#ui/Link';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import { useNewestReviews } from '../newestReviews';
import { quotedOffers, quoteOf } from './quotes';

/** Approved five-star reviews with their author and offer. Shows nothing where there are none, or if they fail to load. */
export function Testimonials() {
  const products = useProducts();
  const offers = quotedOffers(products.data ?? []);
  const lists = useNewestReviews(offers.map(({ id }) => id));
  const isLoading = products.data ? offers.length > 0 && !lists.data : true;
  if ((!products.data && products.isError) || (!lists.data && lists.isError)) return null;
  if (isLoading) {
    return (
      <Section>
        <QuotesSkeleton />
      </Section>
    );
  }
  const quotes = offers.flatMap((offer, index) => {
    const review = quoteOf(lists.data?.[index] ?? []);
    return review ? [{ offer, review }] : [];
  });
  if (quotes.length === 0) return null;
  return (
    <Section>
      <Grid columns={{ phone: 1, tablet: 2 }} rowGap="8" columnGap={{ phone: '8', desktop: '10' }} as="ul">
        {quotes.map(({ offer, review }) => (
          <li key={offer.id}>
            <Quote offer={offer} review={review} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}

function Section({ children }: { children: ReactNode }) {
  const text = useMessages(messages);
  const headingId = useId();
  return (
    <Band as="section" tone="sunken" aria-labelledby={headingId}>
      <Container>
        <Stack gap="8">
          <Stack gap="2">
            <Heading level={2} id={headingId}>
              {text.quotesHeading}
            </Heading>
            <Text tone="muted">{text.quotesLead}</Text>
          </Stack>
          {children}
        </Stack>
      </Container>
    </Band>
  );
}

function Quote({ offer, review }: { offer: Offer; review: Review }) {
  const text = useMessages(messages);
  return (
    <Stack as="figure" gap="3" accent="start">
      <Rating value={review.rating} label={text.stars(review.rating)} />
      <blockquote>
        <Text size="lead">{text.quote(review.text)}</Text>
      </blockquote>
      <Text as="figcaption" tone="muted">
        {review.author}, <Link href={routes.offer.href(offer.slug)}>{offer.name}</Link>
      </Text>
    </Stack>
  );
}

/** Reserves the space of the quotes while they load. */
function QuotesSkeleton() {
  const text = useMessages(messages);
  return (
    <SkeletonGroup label={text.loadingQuotes}>
      <Grid columns={{ phone: 1, tablet: 2 }} rowGap="8" columnGap={{ phone: '8', desktop: '10' }}>
        {[1, 2, 3, 4].map((index) => (
          <Stack key={index} gap="3" accent="start">
            <Skeleton shape="line" size="small" width="quarter" />
            <Stack gap="0">
              <Skeleton shape="line" size="lead" />
              <Skeleton shape="line" size="lead" />
              <Skeleton shape="line" size="lead" width="half" />
            </Stack>
            <Skeleton shape="line" width="half" />
          </Stack>
        ))}
      </Grid>
    </SkeletonGroup>
  );
}
