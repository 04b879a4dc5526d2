import { useCountry, useMessages } from '#features/shared/country';
import { Card } from '#ui/Card';
import { Container } from '#ui/Container';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { messages } from '../messages';
import * as styles from '../OfferScreen.css';
import * as gallery from './Gallery.css';
import { Promises } from './PriceBox';
import * as priceBox from './PriceBox.css';

/** The room of an offer while it loads: the same grid, the same box. */
export function OfferSkeleton() {
  const text = useMessages(messages);
  const { statesLowestPrice } = useCountry();
  return (
    <Container>
      <SkeletonGroup label={text.loading}>
        <div className={styles.crumbs}>
          <div className={styles.crumbsRoom}>
            <Skeleton shape="line" width="quarter" />
          </div>
        </div>
        <div className={styles.product}>
          <div className={styles.gallery}>
            <div className={gallery.gallery}>
              <div className={gallery.frame}>
                <div className={gallery.picture}>
                  <Skeleton shape="block" ratio="fill" />
                </div>
              </div>
              <div className={gallery.thumbs}>
                {[1, 2, 3].map((place) => (
                  <div key={place} className={gallery.thumb}>
                    <Skeleton shape="block" ratio="square" />
                  </div>
                ))}
              </div>
            </div>
          </div>
          <div className={styles.words}>
            <div className={styles.title}>
              <div className={styles.headingRoom}>
                <Skeleton shape="heading" width="half" />
              </div>
              <div className={styles.leadRoom}>
                <Skeleton shape="line" width="most" />
              </div>
              <Stack gap="0">
                <Skeleton shape="line" />
                <Skeleton shape="line" width="half" />
              </Stack>
              <div className={styles.crumbsRoom}>
                <Skeleton shape="line" width="half" />
              </div>
            </div>
            <Card tone="outlined">
              <Stack gap="5">
                <Stack gap="2">
                  <div className={styles.priceRoom}>
                    <Skeleton shape="heading" width="half" />
                  </div>
                  {statesLowestPrice && (
                    <div className={styles.priceNoteRoom}>
                      <Skeleton shape="line" width="most" />
                    </div>
                  )}
                </Stack>
                <div className={priceBox.room}>
                  <div className={priceBox.order}>
                    <div className={priceBox.stockRoom}>
                      <Skeleton shape="line" width="most" />
                    </div>
                    <div className={priceBox.stepperRoom}>
                      <Skeleton shape="block" ratio="fill" />
                    </div>
                    <div className={`${priceBox.add} ${priceBox.addRoom}`}>
                      <Skeleton shape="block" ratio="fill" />
                    </div>
                  </div>
                </div>
                <Promises />
              </Stack>
            </Card>
            <Stack gap="0">
              <Skeleton shape="line" />
              <Skeleton shape="line" />
              <Skeleton shape="line" width="most" />
            </Stack>
          </div>
        </div>
      </SkeletonGroup>
    </Container>
  );
}
