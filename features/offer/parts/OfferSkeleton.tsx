import { useCountry, useMessages } from '#features/shared/country';
import { Columns } from '#ui/Columns';
import { Container } from '#ui/Container';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Sticky } from '#ui/Sticky';
import { messages } from '../messages';
import * as gallery from './Gallery.css';
import { Promises } from './PriceBox';
import * as priceBox from './PriceBox.css';

/** The skeleton of an offer's page: the same grid and the same price box. */
export function OfferSkeleton() {
  const text = useMessages(messages);
  const { showsLowestPrice30Days, showsUnitPrice } = useCountry();
  return (
    <Container>
      <SkeletonGroup label={text.loading}>
        <div className={gallery.besideText}>
          <Skeleton shape="line" size="target" width="quarter" />
        </div>
        <Columns columns={{ tablet: '1:1', desktop: '8:7' }} gap="4" columnGap="8" align="start">
          <Sticky from="tablet">
            <Stack gap="3">
              <div className={gallery.frame}>
                <div className={gallery.picture} data-offer-picture>
                  <Skeleton shape="block" ratio="fill" />
                </div>
              </div>
              <div className={gallery.thumbs}>
                {[1, 2, 3, 4, 5].map((number) => (
                  <div key={number} className={gallery.thumbItem}>
                    <Skeleton shape="block" ratio="square" />
                  </div>
                ))}
              </div>
            </Stack>
          </Sticky>
          <Stack gap="6">
            <Stack gap="1">
              <Skeleton shape="line" size="h1" width="half" />
              <Skeleton shape="line" width="most" />
              <Skeleton shape="line" size="target" width="half" />
              <div className={priceBox.box}>
                <Stack gap="2">
                  <Skeleton shape="line" size="target" width="half" />
                  {showsLowestPrice30Days && <Skeleton shape="line" size="small" width="most" />}
                  {showsUnitPrice && <Skeleton shape="line" size="small" width="half" />}
                </Stack>
                <div className={priceBox.order}>
                  <div className={priceBox.stepperPlaceholder}>
                    <Skeleton shape="block" ratio="fill" />
                  </div>
                  <div className={`${priceBox.add} ${priceBox.addPlaceholder}`}>
                    <Skeleton shape="block" ratio="fill" />
                  </div>
                </div>
                <Skeleton shape="line" size="ui" width="most" />
                <Promises />
              </div>
            </Stack>
            <Stack gap="0">
              <Skeleton shape="line" />
              <Skeleton shape="line" />
              <Skeleton shape="line" width="most" />
            </Stack>
          </Stack>
        </Columns>
      </SkeletonGroup>
    </Container>
  );
}
