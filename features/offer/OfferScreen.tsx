import { memo, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import * as v from 'valibot';
import { type Offer, type Slug, slugSchema, useOffer } from '#features/shared/api';
import { oneOf, tellShopEvent, useAddToCart } from '#features/shared/cart';
import { useMessages } from '#features/shared/country';
import { NotFound } from '#features/shared/herbarium';
import { routes } from '#features/shared/navigation';
import { isOutOfStock, OfferRating, offerMessages, sharedPicture } from '#features/shared/offer';
import {
  DataBlock,
  LoadFailure,
  PageBreadcrumb,
  PageHeading,
  PrintedContact,
  RenderInBatches,
  showAndFocus,
} from '#features/shared/page';
import { Columns } from '#ui/Columns';
import { Container } from '#ui/Container';
import { Stack } from '#ui/Stack';
import { Sticky } from '#ui/Sticky';
import { Text } from '#ui/Text';
import { media, useMedia, useScrolledPast } from '#ui/theme';
import { cleanLine } from '#ui/typedText';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { messages } from './messages';
import * as styles from './OfferScreen.css';
import { BundleContents } from './parts/BundleContents';
import { BuyBar } from './parts/BuyBar';
import { DailyDose } from './parts/DailyDose';
import { Details } from './parts/Details';
import { Gallery } from './parts/Gallery';
import { OfferSkeleton } from './parts/OfferSkeleton';
import { OtherOffers } from './parts/OtherOffers';
import { PriceBox } from './parts/PriceBox';
import { productData } from './parts/productData';
import { Reviews } from './parts/Reviews';

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
  // On phones the pictures come first, and the way back to the category after what is read of the offer.
  const isWide = useMedia(media.from('sm'));

  const { id } = offer;
  useEffect(() => tellShopEvent({ name: 'view_item', lines: oneOf({ id }) }), [id]);

  const add = (click: Pick<UIEvent, 'detail'>) => addToCart(click, offer.id, quantity);

  // Not a link to an anchor, because the router uses the part after the `#`.
  const goToReviews = () => showAndFocus(reviews.current);

  const breadcrumb = (
    <PageBreadcrumb
      parents={[{ label: groupName, href: routes.shop.href(offer.group) }]}
      current={offer.name}
    />
  );

  return (
    <>
      <Container>
        {isWide && breadcrumb}
        <Columns columns={{ tablet: '1:1', desktop: '8:7' }} gap="4" columnGap="8" align="start">
          <Sticky from="tablet">
            <Gallery offer={offer} />
          </Sticky>
          <Stack gap="6">
            <Stack gap="1">
              <PageHeading
                about="product"
                description={[offer.heading, offer.subHeading].filter(Boolean).join(' ')}
                picture={offer.images[0] && sharedPicture(offer.images[0])}
              >
                {offer.name}
              </PageHeading>
              {offer.heading && <Text tone="muted">{offer.heading}</Text>}
              {offer.rating > 0 ? (
                <button type="button" className={styles.toReviews} onClick={goToReviews}>
                  <VisuallyHidden>{`${text.toReviews}: `}</VisuallyHidden>
                  <OfferRating offer={offer} size="medium" />
                </button>
              ) : (
                <OfferRating offer={offer} size="medium" />
              )}
              <PriceBox
                ref={priceBox}
                offer={offer}
                quantity={quantity}
                onQuantityChange={setQuantity}
                onAdd={add}
              />
            </Stack>
            {offer.children && offer.children.length > 0 && <BundleContents items={offer.children} />}
            <RenderInBatches>
              <Details offer={offer} />
            </RenderInBatches>
            {!isWide && breadcrumb}
          </Stack>
        </Columns>
      </Container>
      <RenderInBatches>
        <DailyDose offer={offer} />
        <Reviews offer={offer} headingRef={reviews} />
        <OtherOffers offer={offer} />
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
