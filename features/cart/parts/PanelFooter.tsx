import { type CartSummary, cartMessages } from '#features/shared/cart';
import { formatMoney, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Button } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { MediaObject } from '#ui/MediaObject';
import { NoWrap } from '#ui/NoWrap';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import * as styles from './PanelFooter.css';

/** What stays in sight: total and saving, the link to the checkout, how it is paid. Without items, prices are loading. */
export function PanelFooter({ summary: { items, sums } }: { summary: CartSummary }) {
  const text = useMessages(messages);
  const { total } = useMessages(cartMessages);
  return (
    <Stack gap="2">
      {(sums || items.length === 0) && (
        <p className={styles.total}>
          <span className={styles.labels}>
            <Text as="span" weight="bold">
              {total}
            </Text>
            {sums && sums.savings > 0 && (
              <Text as="span" size="small" tone="success" weight="semibold">
                <NoWrap marksChange>{text.saved(formatMoney(sums.savings, sums.currency))}</NoWrap>
              </Text>
            )}
          </span>
          {sums ? (
            <span className={styles.amount}>
              <NoWrap marksChange>{formatMoney(sums.newTotal, sums.currency)}</NoWrap>
            </span>
          ) : (
            <Skeleton shape="line" width="quarter" />
          )}
        </p>
      )}
      <Button href={routes.checkout.href()} tone="primary" width="full">
        {text.checkout}
      </Button>
      <MediaObject media={<Icon name="cash" size="small" />} gap="2" align="center">
        <Text size="small" tone="muted">
          {text.payment}
        </Text>
      </MediaObject>
    </Stack>
  );
}
