import { useId, useState } from 'react';
import type { CartItem, CartSummary } from '#features/shared/cart';
import { formatMoney, useMessages } from '#features/shared/country';
import { SessionPending } from '#features/shared/forms';
import { AmountRow, OfferPicture } from '#features/shared/offer';
import { KeptFocus, LoadFailure } from '#features/shared/page';
import { Button } from '#ui/Button';
import { Heading } from '#ui/Heading';
import { Inline } from '#ui/Inline';
import { MediaObject } from '#ui/MediaObject';
import { NoWrap } from '#ui/NoWrap';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import type { Receipt as Contents } from '../useReceipt';
import type { ToPay } from '../useToPay';
import * as styles from './Receipt.css';

export interface ReceiptProps {
  /** The one number that shoppers see, or a dash. */
  number: string;
  /** When the order was placed. */
  ordered: string | undefined;
  receipt: Contents;
  /** What to have ready for the courier, if it is known. */
  toPay: ToPay | undefined;
}

/** What was ordered, and what to have ready for the courier. */
export function Receipt({ number, ordered, receipt, toPay }: ReceiptProps) {
  const text = useMessages(messages);
  const headingId = useId();
  const { order, articles } = receipt;
  return (
    <div className={styles.shadow}>
      <section className={styles.paper} aria-labelledby={headingId}>
        <div className={styles.head}>
          <Heading level={2} size="h3" id={headingId} tabIndex={-1}>
            {text.order(number)}
          </Heading>
          {ordered && order && (
            <time dateTime={order.createdAt}>
              <Text as="span" tone="muted">
                {ordered}
              </Text>
            </time>
          )}
        </div>
        {articles === 'loading' && <SessionPending loading={<Loading />} />}
        {articles === 'failed' && (
          <LoadFailure title={text.loadFailed} busy={receipt.isRetrying} onRetry={receipt.retry} />
        )}
        {articles === 'loggedOut' && <Text>{text.loggedOut}</Text>}
        {articles === 'notYet' && <NotYet onLookAgain={receipt.retry} />}
        {typeof articles === 'object' && <Sums articles={articles} toPay={toPay} />}
      </section>
    </div>
  );
}

/** The orders are also loaded again by themselves, without a change on the page until they have this one. */
function NotYet({ onLookAgain }: { onLookAgain: () => Promise<void> }) {
  const text = useMessages(messages);
  const [isLooking, setLooking] = useState(false);
  return (
    <KeptFocus>
      <Stack gap="4">
        <Text>{text.notYet}</Text>
        <Inline>
          <Button
            tone="quiet"
            size="small"
            busy={isLooking}
            onClick={async () => {
              setLooking(true);
              await onLookAgain();
              setLooking(false);
            }}
          >
            {text.lookAgain}
          </Button>
        </Inline>
      </Stack>
    </KeptFocus>
  );
}

function Sums({ articles, toPay }: { articles: CartSummary; toPay: ToPay | undefined }) {
  const text = useMessages(messages);
  const { items } = articles;
  return (
    <Stack gap="5">
      {items.length > 0 && (
        <Stack as="ul" gap="4" rules="below">
          {items.map((item) => (
            <Line key={item.offer.id} item={item} />
          ))}
        </Stack>
      )}
      {toPay ? (
        <>
          {toPay.savings && (
            <AmountRow label={text.savings} amount={toPay.savings} tone="sale" weight="semibold" />
          )}
          <Stack gap="2">
            <Text weight="semibold">{text.toPay}</Text>
            <Text size="priceLarge">{toPay.sum}</Text>
            <Text tone="muted">{toPay.note}</Text>
          </Stack>
        </>
      ) : (
        <Text>{text.unknownSum}</Text>
      )}
    </Stack>
  );
}

function Line({ item: { offer, quantity, newTotal } }: { item: CartItem }) {
  return (
    <MediaObject
      as="li"
      width="medium"
      align="center"
      gap="4"
      media={<OfferPicture url={offer.images[0]} alt="" place="thumb" corners="medium" />}
    >
      <Inline justify="split" gap="3" rowGap="1">
        <Stack gap="1">
          <Heading level={3} size="h4">
            {offer.name}
          </Heading>
          <Text as="span" size="small" tone="muted">
            <NoWrap>{`${quantity} × ${formatMoney(offer.newPrice, offer.currency)}`}</NoWrap>
          </Text>
        </Stack>
        <Text as="span" weight="semibold">
          <NoWrap>{formatMoney(newTotal, offer.currency)}</NoWrap>
        </Text>
      </Inline>
    </MediaObject>
  );
}

function Loading() {
  const text = useMessages(messages);
  return (
    <SkeletonGroup label={text.loading}>
      <Stack gap="5">
        {['first', 'second'].map((line) => (
          <MediaObject
            key={line}
            width="medium"
            align="center"
            gap="4"
            media={<Skeleton shape="block" ratio="portrait" />}
          >
            <Skeleton shape="line" width="most" />
          </MediaObject>
        ))}
        <Skeleton shape="line" width="quarter" />
        <Skeleton shape="control" />
      </Stack>
    </SkeletonGroup>
  );
}
