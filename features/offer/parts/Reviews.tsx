import { memo, type Ref, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Offer, Review as ReviewData } from '#features/shared/api';
import { prepareDates, useCountry, useMessages } from '#features/shared/country';
import { useOverlay } from '#features/shared/navigation';
import { OfferScore } from '#features/shared/offer';
import { Lazy, LoadFailure, LoadMore, useShownCount } from '#features/shared/page';
import { codeQuery, useCode, useComesNear, useDraft } from '#features/shared/platform';
import { Band } from '#ui/Band';
import { Button } from '#ui/Button';
import { Columns } from '#ui/Columns';
import { Container } from '#ui/Container';
import { EmptyState } from '#ui/EmptyState';
import { Heading } from '#ui/Heading';
import { Notice } from '#ui/Notice';
import { Select } from '#ui/Select';
import { FieldSkeleton, Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Spinner } from '#ui/Spinner';
import { Stack } from '#ui/Stack';
import { Sticky } from '#ui/Sticky';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { reviewOrders, useReviews } from '../calls';
import { messages } from '../messages';
import { RatingShares } from './RatingShares';
import { Review } from './Review';
import * as styles from './Reviews.css';
import { OpenForms, useOpensReviewForm } from './reviewAddress';
import {
  allReviews,
  FILTERS_FROM,
  hasFilters,
  isFiltered,
  type ReviewChooser,
  useReviewChoice,
} from './reviewChoice';
import { WriteReview } from './WriteReview';

/** Loaded when the first photo is opened. */
const photoDialog = codeQuery(async () => (await import('./PhotoDialog')).PhotoDialog);

export interface ReviewsProps {
  offer: Offer;
  /** For the rating at the top of the page, which moves the focus here. */
  headingRef: Ref<HTMLHeadingElement>;
}

/** The reviews of an offer, in a sort order that the shopper chooses, and the review form. */
export const Reviews = memo(function Reviews({ offer, headingRef }: ReviewsProps) {
  const text = useMessages(messages);
  const headingId = useId();
  const opensReviewForm = useOpensReviewForm(offer.id);
  const chooser = useReviewChoice();
  /** `sentLater`: the form was closed while it was sent. */
  const [form, setForm] = useState<'untouched' | 'open' | 'closed' | 'sent' | 'sentLater'>(
    opensReviewForm ? 'open' : 'untouched',
  );
  const write = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLDivElement>(null);

  const openForms = useDraft(OpenForms);
  useEffect(() => {
    if (form === 'open') openForms.add(offer.id);
    else openForms.delete(offer.id);
  }, [form, openForms, offer.id]);

  function onClose() {
    flushSync(() => setForm('closed'));
    write.current?.focus();
  }

  function onSent() {
    // A shopper who has closed the form keeps the focus where it is; a live region announces that the review was sent.
    const isElsewhere = form === 'closed' && document.activeElement !== document.body;
    flushSync(() => setForm(isElsewhere ? 'sentLater' : 'sent'));
    if (!isElsewhere) note.current?.focus();
  }

  return (
    <Band as="section" aria-labelledby={headingId}>
      <Container>
        <Columns columns={{ desktop: 'medium:1' }} gap="7" columnGap="11">
          <Sticky from="desktop">
            <Stack gap="5">
              <Heading level={2} id={headingId} ref={headingRef} tabIndex={-1}>
                {text.reviews}
              </Heading>
              <div className={styles.score}>
                <OfferScore offer={offer} />
                <RatingShares offer={offer} {...chooser} />
              </div>
              {form !== 'open' && (
                <Button ref={write} tone="quiet" width="full" onClick={() => setForm('open')}>
                  {text.writeReview}
                </Button>
              )}
            </Stack>
          </Sticky>
          <Container within="parent" width="article">
            <Stack gap="2">
              {(form === 'open' || form === 'closed') && (
                <WriteReview offer={offer} state={form} onSent={onSent} onClose={onClose} />
              )}
              {(form === 'sent' || form === 'sentLater') && (
                <div ref={note} tabIndex={-1} className={styles.note}>
                  <Notice tone="success" title={text.sent} live={form === 'sentLater'}>
                    {text.sentHint}
                  </Notice>
                </div>
              )}
              <ReviewList offer={offer} {...chooser} />
            </Stack>
          </Container>
        </Columns>
      </Container>
    </Band>
  );
});

/** Search and filters: loaded when the list comes near, or when the address has a filter. */
const reviewFilters = codeQuery(() => import('./ReviewFilters'));

interface ReviewListProps extends ReviewChooser {
  offer: Offer;
}

function ReviewList({ offer, choice, choose }: ReviewListProps) {
  const text = useMessages(messages);
  const [tools, isNear] = useComesNear<HTMLFieldSetElement>();
  const {
    data: reviews,
    isError,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useReviews(offer.id, choice.order);
  const isFilterable = reviews ? hasFilters(reviews) : offer.ratingCount >= FILTERS_FROM;
  const isLimited = isFilterable && isFiltered(choice);
  const filters = useCode(reviewFilters, { enabled: isFilterable && (isNear || isLimited) });

  if (reviews?.length === 0) {
    return (
      <EmptyState icon="star" title={text.noReviews} level={3}>
        {text.noReviewsHint}
      </EmptyState>
    );
  }

  const showAll = () => {
    tools.current?.focus();
    choose(allReviews);
  };

  const found = isLimited ? reviews && filters.data?.filterReviews(reviews, choice) : reviews;
  const hasFailed = isError || (isFilterable && filters.isError);
  const { stars, withPicture, words } = choice;
  return (
    <>
      {/* Takes the focus from the button that shows all reviews. */}
      <fieldset ref={tools} aria-label={text.reviewList} tabIndex={-1} className={styles.tools}>
        {isFilterable && reviews && found && filters.data ? (
          <filters.data.ReviewFilters
            reviews={reviews}
            found={found}
            choice={choice}
            onChoose={choose}
            onShowAll={showAll}
          />
        ) : (
          isFilterable &&
          !hasFailed && (
            <Stack gap="3">
              <FieldSkeleton />
              <Skeleton shape="line" size="target" width="half" />
            </Stack>
          )
        )}
        <div className={styles.sort}>
          <Select
            size="small"
            label={text.sort}
            labelDisplay="hidden"
            options={reviewOrders.map((value) => ({ value, label: text.orders[value] }))}
            value={choice.order}
            onChange={({ target }) => {
              const order = reviewOrders.find((value) => value === target.value);
              if (order) choose({ order });
            }}
          />
        </div>
      </fieldset>
      {isError && (
        <Stack paddingBlock="4">
          <LoadFailure busy={isFetching} onRetry={refetch} />
        </Stack>
      )}
      {isLimited && filters.isError && (
        <Stack paddingBlock="4">
          <LoadFailure ofCode busy={filters.isFetching} onRetry={filters.retry} />
        </Stack>
      )}
      {!found && !hasFailed && <ReviewsSkeleton />}
      <VisuallyHidden>
        <span role="status">{isPlaceholderData && text.loadingReviews}</span>
      </VisuallyHidden>
      {isLimited && found?.length === 0 && filters.data && <filters.data.NoReviewFits onShowAll={showAll} />}
      {found && found.length > 0 && (
        <FoundReviews
          key={JSON.stringify([stars, withPicture, words])}
          reviews={found}
          isReordering={isPlaceholderData}
        />
      )}
    </>
  );
}

/** How many reviews show at first, and how many each 'show more' adds. */
const STEP = 3;

interface FoundReviewsProps {
  /** In the order that is chosen, or in the previous one while that loads. */
  reviews: readonly ReviewData[];
  isReordering: boolean;
}

function FoundReviews({ reviews, isReordering }: FoundReviewsProps) {
  const text = useMessages(messages);
  const [limit, showMore] = useShownCount(STEP);
  const { isOpen, open, close } = useOverlay();
  const [enlarged, setEnlarged] = useState<ReviewData>();
  const list = useRef<HTMLUListElement>(null);

  const enlarge = (review: ReviewData) => {
    setEnlarged(review);
    open();
  };

  const shown = reviews.slice(0, limit);
  return (
    <div className={styles.reviews}>
      {isReordering && (
        <span className={styles.reordering}>
          <Spinner />
        </span>
      )}
      <ul ref={list} className={styles.list} aria-label={text.reviewList} aria-busy={isReordering}>
        {shown.map((review) => (
          <Review key={review.id} review={review} onOpenPhoto={() => enlarge(review)} />
        ))}
      </ul>
      {reviews.length > STEP && (
        <LoadMore
          text={text.shown(shown.length)}
          label={text.more}
          hasMore={shown.length < reviews.length}
          onLoad={showMore}
          findNew={() => list.current?.querySelectorAll<HTMLElement>(':scope > li')[limit]}
        />
      )}
      <Lazy code={photoDialog} open={isOpen} onClose={close}>
        {(PhotoDialog) => enlarged && <PhotoDialog review={enlarged} open={isOpen} onClose={close} />}
      </Lazy>
    </div>
  );
}

function ReviewsSkeleton() {
  const text = useMessages(messages);
  const country = useCountry();
  useEffect(() => {
    // Deferred, so that it does not block the paint of the skeleton.
    const timer = setTimeout(() => prepareDates(country));
    return () => clearTimeout(timer);
  }, [country]);
  return (
    <SkeletonGroup label={text.loadingReviews}>
      {[1, 2, 3].map((number) => (
        <div key={number} className={styles.review}>
          <Skeleton shape="line" width="quarter" />
          <Skeleton shape="line" width="half" />
          <Skeleton shape="line" />
          <Skeleton shape="line" width="most" />
          <Skeleton shape="line" width="quarter" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
