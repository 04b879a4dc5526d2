import { memo, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import * as v from 'valibot';
import { type Offer, type Slug, slugSchema, useOffer } from '#features/shared/api';
import { oneOf, tellShopEvent, useAddToCart } from '#features/shared/cart';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { isOutOfStock, OfferRating, offerMessages, sharedPicture } from '#features/shared/offer';
import {
  DataBlock,
  LoadFailure,
  NotFound,
  PageBreadcrumb,
  PageHeading,
  PrintedContact,
  RenderInBatches,
  showAndFocus,
} from '#features/shared/page';
import { Columns } from '#ui/Columns';
import { Container } from '#ui/Container';
import { Icon } from '#ui/Icon';
import { Stack } from '#ui/Stack';
import { Sticky } from '#ui/Sticky';
import { Text } from '#ui/Text';
import { useScrolledPast } from '#ui/theme';
import { cleanLine } from '#ui/typedText';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { messages } from './messages';
import { BundleContents } from './parts/BundleContents';
import { BuyBar } from './parts/BuyBar';
import { DailyDose } from './parts/DailyDose';
import { FactsAndDetails } from './parts/FactsAndDetails';
import { Gallery } from './parts/Gallery';
import { JumpButton } from './parts/JumpButton';
import { RecentlyViewed, RelatedOffers } from './parts/OfferRows';
import { OfferSkeleton } from './parts/OfferSkeleton';
import { PriceBox } from './parts/PriceBox';
import { productData } from './parts/productData';
import { Reviews } from './parts/Reviews';
import { ShareOffer } from './parts/ShareOffer';

/** The page of an offer: pictures, price, details and reviews (Screens/Offer). */
export function OfferScreen() {
  const slug = v.safeParse(slugSchema, cleanLine(useParams().slog ?? ''));
  return slug.success ? <KnownSlug slug={slug.output} /> : <NotFound />;
}

function KnownSlug({ slug }: { slug: Slug }) {
  const { failed } = useMessages(messages);
  const { offer, isNotFound, isError, isFetching, refetch } = useOffer(slug);
  // The key resets picture, quantity and the order of reviews for another offer.
  if (offer) return <OfferPage key={offer.id} offer={offer} />;
  if (isNotFound) return <NotFound />;
  if (isError) return <LoadFailure place="page" title={failed} busy={isFetching} onRetry={refetch} />;
  return <OfferSkeleton />;
}

/** The parts beside the price are memoized: a press on the quantity waits for none of them. */
function OfferPage({ offer }: { offer: Offer }) {
  const text = useMessages(messages);
  const groupName = useMessages(offerMessages).groups[offer.group];
  const addToCart = useAddToCart();
  const [quantity, setQuantity] = useState(1);
  const priceBox = useRef<HTMLDivElement>(null);
  const reviews = useRef<HTMLHeadingElement>(null);
  const isPriceBoxPassed = useScrolledPast(priceBox);

  const { id } = offer;
  useEffect(() => tellShopEvent({ name: 'view_item', lines: oneOf({ id }) }), [id]);

  const add = (click: Pick<UIEvent, 'detail'>) => addToCart(click, offer.id, quantity);

  // Not a link to an anchor, because the router uses the part after the `#`.
  const goToReviews = () => showAndFocus(reviews.current);

  return (
    <>
      <Container>
        <Stack paddingBlock="2">
          <PageBreadcrumb
            parents={[{ label: groupName, href: routes.shop.href(offer.group) }]}
            current={offer.name}
          />
        </Stack>
        <Columns columns={{ tablet: '8:7' }} gap="6" columnGap="8" align="start">
          <Sticky from="tablet">
            <Gallery offer={offer} />
          </Sticky>
          <Stack gap="7">
            <Stack gap="3">
              <PageHeading
                about="product"
                description={[offer.heading, offer.subHeading].filter(Boolean).join(' ')}
                picture={offer.images[0] && sharedPicture(offer.images[0])}
              >
                {offer.name}
              </PageHeading>
              {offer.heading && <Text size="lead">{offer.heading}</Text>}
              {offer.rating > 0 ? (
                <JumpButton onClick={goToReviews}>
                  <VisuallyHidden>{`${text.toReviews}: `}</VisuallyHidden>
                  <OfferRating offer={offer} size="medium" />
                  <Icon name="chevron-down" size="small" />
                </JumpButton>
              ) : (
                <OfferRating offer={offer} size="medium" />
              )}
            </Stack>
            <PriceBox
              ref={priceBox}
              offer={offer}
              quantity={quantity}
              onQuantityChange={setQuantity}
              onAdd={add}
            />
            <FactsAndDetails offer={offer}>
              {offer.subHeading && <Text tone="muted">{offer.subHeading}</Text>}
              <ShareOffer offer={offer} />
              {offer.children && offer.children.length > 0 && <BundleContents items={offer.children} />}
            </FactsAndDetails>
          </Stack>
        </Columns>
      </Container>
      <RenderInBatches>
        <DailyDose offer={offer} />
        <Reviews offer={offer} headingRef={reviews} />
        <RelatedOffers offer={offer} />
        <RecentlyViewed offer={offer} />
      </RenderInBatches>
      <PrintedContact />
      <OfferData offer={offer} />
      {!isOutOfStock(offer) && (
        <BuyBar offer={offer} quantity={quantity} hidden={!isPriceBoxPassed} onAdd={add} />
      )}
    </>
  );
}

const OfferData = memo(function OfferData({ offer }: { offer: Offer }) {
  return <DataBlock data={productData(offer, location.href)} />;
});
