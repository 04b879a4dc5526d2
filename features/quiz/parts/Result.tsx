import { type Ref, useId } from 'react';
import type { Offer } from '#features/shared/api';
import { useAddToCart } from '#features/shared/cart';
import { formatNumber, useCountry, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import {
  GroupColours,
  isOutOfStock,
  OfferPicture,
  OfferPrice,
  offerMessages,
  Rating,
} from '#features/shared/offer';
import { PageHeading } from '#features/shared/page';
import { Button } from '#ui/Button';
import { Container } from '#ui/Container';
import { Icon } from '#ui/Icon';
import { Inline } from '#ui/Inline';
import { Link } from '#ui/Link';
import { MediaObject } from '#ui/MediaObject';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { media } from '#ui/theme';
import type { Answers as Given } from '../answers';
import { messages } from '../messages';
import { reasonFor } from '../reason';
import type { ContactStep } from '../steps';
import { Answers } from './Answers';
import { Contacts } from './Contacts';
import type { ContactFormProps } from './contactDraft';
import { Doses } from './Doses';
import * as styles from './Result.css';
import { useStepName } from './StepHead';

export interface ResultProps extends ContactFormProps {
  step: ContactStep;
  heading: Ref<HTMLHeadingElement | null>;
  answers: Given;
}

/** The recommended offer, why it is recommended, the answers, and the two contacts, which can be skipped. */
export function Result({ step, heading, answers, ...form }: ResultProps) {
  const text = useMessages(messages);
  const { offer, navigation } = form;
  const stepName = useStepName(step);
  const { goal } = step;
  const country = useCountry().code;
  return (
    <GroupColours group={offer.group}>
      <div className={styles.hero}>
        <div className={styles.first}>
          <div className={styles.picture}>
            <div className={styles.filling}>
              <OfferPicture
                url={offer.images[0]}
                alt=""
                ratio="fill"
                sizes={`${media.from('sm')} 50vw, 100vw`}
                priority
              />
            </div>
          </div>
          <div className={styles.words}>
            <div className={styles.place}>
              <Link
                {...navigation.back}
                icon="chevron-left"
                tone="ink"
                underline="hover"
                placement="standalone"
              >
                {text.back}
              </Link>
              <Text as="span" size="ui">
                {stepName}
              </Text>
            </div>
            <div className={styles.name}>
              <span className={styles.goal}>
                <Text as="span" size="ui" weight="semibold" tone="tint">
                  {text.goals[goal]}
                </Text>
              </span>
              <PageHeading ref={heading} title={`${text.title}: ${stepName}`} size="hero">
                {offer.name}
              </PageHeading>
              <Score offer={offer} />
            </div>
            <div className={styles.reason}>
              <p>{reasonFor(goal, answers, offer, country)}</p>
            </div>
            <Order offer={offer} />
            <div className={styles.skip}>
              <Text as="span" size="ui" tone="muted">
                {text.contactOptional}
              </Text>
              <Link href={routes.offer.href(offer.slug)} placement="standalone">
                {text.skip}
              </Link>
            </div>
          </div>
        </div>
        <div className={styles.doses}>
          <Doses offer={offer} />
        </div>
      </div>
      <Container>
        <Stack gap="10" paddingBlock="10">
          <Answers goal={goal} answers={answers} />
          <Contacts step={step} {...form} />
          <MediaObject media={<Icon name="info" />} gap="3">
            <Text tone="muted">{offer.declaration ? text.cosmeticLimits : text.limits}</Text>
          </MediaObject>
        </Stack>
      </Container>
    </GroupColours>
  );
}

/** The offer's stars, and the fixed number of reviews. */
function Score({ offer }: Pick<ContactFormProps, 'offer'>) {
  const text = useMessages(messages);
  return (
    <Inline as="span" gap="2">
      {offer.rating > 0 && <Rating value={offer.rating} label={text.rating(formatNumber(offer.rating, 1))} />}
      <Text as="span" size="ui" tone="muted">
        {text.reviews}
      </Text>
    </Inline>
  );
}

/** The price, and the buttons that order the offer or show it. */
function Order({ offer }: { offer: Offer }) {
  const text = useMessages(messages);
  const { outOfStock } = useMessages(offerMessages);
  const addToCart = useAddToCart();
  const stockId = useId();
  const isUnavailable = isOutOfStock(offer);
  return (
    <div className={styles.order}>
      <OfferPrice offer={offer} size="large" />
      {isUnavailable && (
        <Text id={stockId} size="ui" weight="semibold">
          {outOfStock}
        </Text>
      )}
      <div className={styles.buttons}>
        <Button
          tone="primary"
          width="full"
          disabled={isUnavailable}
          {...(isUnavailable && { 'aria-describedby': stockId })}
          onClick={(click) => addToCart(click, offer.id)}
        >
          {text.addToCart}
        </Button>
        <Button href={routes.offer.href(offer.slug)} tone="quiet" width="full">
          {text.look(offer.name)}
        </Button>
      </div>
    </div>
  );
}
