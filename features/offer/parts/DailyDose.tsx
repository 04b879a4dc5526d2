import { memo, useId } from 'react';
import type { Offer } from '#features/shared/api';
import { useCartCount } from '#features/shared/cart';
import { useMessages } from '#features/shared/country';
import { type Dose, doseOf, GroupColours, OfferPicture } from '#features/shared/offer';
import { Lazy } from '#features/shared/page';
import { codeQuery } from '#features/shared/platform';
import { Band } from '#ui/Band';
import { Columns } from '#ui/Columns';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import { PICTURE_SIZES } from '../pictureSizes';
import * as styles from './DailyDose.css';

/** Loaded where the cart may hold the same substances. */
const sharedSubstances = codeQuery(async () => (await import('./SharedSubstances')).SharedSubstances);

/**
 * What a daily dose holds: each substance with its amount and its share of the recommended intake. Without amounts that can
 * be read, there is no band.
 */
export const DailyDose = memo(function DailyDose({ offer }: { offer: Offer }) {
  const dose = doseOf(offer);
  return dose ? <DoseBand dose={dose} offer={offer} /> : null;
});

function DoseBand({ dose: { portion, substances }, offer }: { dose: Dose; offer: Offer }) {
  const text = useMessages(messages).facts;
  const headingId = useId();
  const isCartFilled = useCartCount() > 0;
  // The second picture shows what the product is made of.
  const [, picture] = offer.images;
  return (
    <Stack paddingStart="8">
      <GroupColours group={offer.group}>
        <Band as="section" tone="tint" padding="none" aria-labelledby={headingId}>
          <Container>
            <Stack paddingBlock="6">
              <Columns columns={{ desktop: '1:1' }} gap="5" columnGap="9" align="center">
                <div className={picture ? styles.about : undefined}>
                  {picture && (
                    <OfferPicture url={picture} alt="" sizes={PICTURE_SIZES} ratio="square" corners="large" />
                  )}
                  <Stack gap="2">
                    <Heading level={2} id={headingId}>
                      {text.dose}
                    </Heading>
                    <Text>{offer.subHeading || text.portion(portion)}</Text>
                  </Stack>
                </div>
                <ul className={styles.substances[substances.length === 4 ? 'byTwo' : 'byThree']}>
                  {substances.map(({ name, amount, share }) => (
                    <li key={name} className={styles.substance}>
                      <Amount>{amount}</Amount>
                      <Text as="span" weight="semibold">
                        {name}
                      </Text>
                      {share && (
                        <Text as="span" size="small">
                          {share}
                        </Text>
                      )}
                    </li>
                  ))}
                </ul>
              </Columns>
              <Lazy code={sharedSubstances} open={isCartFilled}>
                {(SharedSubstances) => <SharedSubstances offer={offer} />}
              </Lazy>
            </Stack>
          </Container>
        </Band>
      </GroupColours>
    </Stack>
  );
}

/** A large figure with a small unit. */
function Amount({ children }: { children: string }) {
  const figure = children.replace(/\D+$/, '');
  return (
    <span className={styles.amount}>
      {figure}
      <span className={styles.unit}>{` ${children.slice(figure.length).trim()}`}</span>
    </span>
  );
}
