import type { UseQueryResult } from '@tanstack/react-query';
import { type Order, type OrderState, readShipmentLine } from '#features/shared/api';
import { withKeys } from '#features/shared/content';
import { fixedTexts, formatDateTime, PhoneLink, useCountry, useMessages } from '#features/shared/country';
import { OrderSteps } from '#features/shared/order';
import { useIsOnline } from '#features/shared/platform';
import { Columns } from '#ui/Columns';
import { Notice } from '#ui/Notice';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { Timeline } from '#ui/Timeline';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { messages } from '../messages';

interface ShipmentProps {
  /** The page's heading, which says the state. */
  headline: string;
  state: OrderState | undefined;
  own: Order | undefined;
  shipment: Pick<UseQueryResult<string[]>, 'data' | 'isError' | 'isFetching'>;
}

/** The result of a lookup, announced by screen readers; without a network, that a lookup needs one. */
export function Shipment({ shipment: { data: lines, isError, isFetching }, ...result }: ShipmentProps) {
  const text = useMessages(messages);
  const isOnline = useIsOnline();
  const needsNetwork = !isOnline && !lines && !isError && !isFetching;
  const isEmpty = !needsNetwork && !isFetching && !isError && !lines;
  return (
    <Stack gap="0" paddingEnd={isEmpty ? '0' : '8'}>
      {needsNetwork && (
        <Notice tone="warning" title={text.needsNetwork}>
          {text.needsNetworkHint} <PhoneLink />
        </Notice>
      )}
      {isFetching && <Loading />}
      {isError && !isFetching && (
        <Notice tone="error" title={fixedTexts.parcelNotFound}>
          <span>{isOnline ? text.notFoundHint : `${text.needsNetwork}. ${text.needsNetworkHint}`}</span>{' '}
          <PhoneLink />
        </Notice>
      )}
      {/* Always rendered: screen readers only announce changes in an existing live region. */}
      <div role="status">{!isFetching && !isError && lines && <Result {...result} lines={lines} />}</div>
    </Stack>
  );
}

interface ResultProps extends Omit<ShipmentProps, 'shipment'> {
  lines: string[];
}

/** The steps of the order, and the lines of its shipment, the newest first. */
function Result({ headline, state, own, lines }: ResultProps) {
  const text = useMessages(messages);
  const created = formatDateTime(own?.createdAt ?? '', useCountry());
  const steps = state !== 'cancelled' && <OrderSteps state={state} created={created} />;
  return (
    <Stack gap="8">
      <VisuallyHidden>{`${headline}.`}</VisuallyHidden>
      {state && steps}
      {lines.length > 0 ? (
        <Stack as="ul" gap="3" rules="between">
          {withKeys([...lines].reverse()).map(({ key, text: line }, index) => (
            <li key={key}>
              <Line isNewest={index === 0}>{line}</Line>
            </li>
          ))}
        </Stack>
      ) : (
        <Text>{text.inPreparationHint}</Text>
      )}
      {/* Without a state, the lines are the news. */}
      {!state && steps}
    </Stack>
  );
}

/** Separates date and event of a line. Lines without a leading date are shown unchanged. */
function Line({ children, isNewest }: { children: string; isNewest: boolean }) {
  const { moment, event } = readShipmentLine(children);
  const said = <Text {...(isNewest && { weight: 'semibold' })}>{event}</Text>;
  if (!moment) return said;
  return (
    <Columns columns={{ tablet: 'small:1' }} gap="0">
      <Text tone="muted">{`${moment} `}</Text>
      {said}
    </Columns>
  );
}

/** As high as a result with four lines. */
function Loading() {
  const text = useMessages(messages);
  return (
    <SkeletonGroup label={text.lookingUp}>
      <Stack gap="8">
        <Timeline
          direction="row"
          state="loading"
          steps={['first', 'second', 'third', 'fourth'].map((key) => ({
            key,
            icon: 'box',
            content: (
              <Stack gap="0">
                <Skeleton shape="line" width="most" />
                <Skeleton shape="line" width="half" />
              </Stack>
            ),
          }))}
        />
        <Stack gap="3" rules="between">
          {['first', 'second', 'third', 'fourth'].map((key) => (
            <Columns key={key} columns={{ tablet: 'small:1' }} gap="0">
              <Skeleton shape="line" width="half" />
              <Skeleton shape="line" width="most" />
            </Columns>
          ))}
        </Stack>
      </Stack>
    </SkeletonGroup>
  );
}
