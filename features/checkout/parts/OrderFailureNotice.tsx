import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { Link } from '#ui/Link';
import { Notice } from '#ui/Notice';
import { Stack } from '#ui/Stack';
import { messages } from '../messages';
import { NO_ARTICLES, ORDER_FAILED } from '../rules';
import type { Order, OrderFailure } from '../useOrder';

export interface OrderFailureNoticeProps {
  failure: OrderFailure;
  order: Order;
}

/** Why there is no order, and what that means for the shopper. */
export function OrderFailureNotice({ failure, order }: OrderFailureNoticeProps) {
  const text = useMessages(messages);
  const { arrival, isRepeat, changes } = order;
  switch (failure) {
    case 'noArticles':
      return <Notice tone="error" title={NO_ARTICLES} />;
    case 'noPrices':
      return (
        <Notice tone="error" title={text.noPrices}>
          {text.noPricesHint}
        </Notice>
      );
    case 'offline':
    case 'notChecked':
      return (
        <Notice tone="error" title={text.notSent}>
          {text[failure]}
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="error" title={ORDER_FAILED}>
          {changes.length === 0 && text.kept}
        </Notice>
      );
    case 'unclear':
      return (
        <Stack gap="3">
          <Notice tone="error" title={ORDER_FAILED}>
            {text.unclear}
          </Notice>
          <Notice
            title={text.arrival[arrival ?? 'unknown']}
            action={
              <Link href={routes.account.href()} placement="standalone">
                {text.toOrders}
              </Link>
            }
          >
            {isRepeat ? arrival !== 'looking' && text.sameAgain : text.another}
          </Notice>
        </Stack>
      );
  }
}
