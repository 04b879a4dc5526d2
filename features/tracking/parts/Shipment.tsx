import type { UseQueryResult } from '@tanstack/react-query';
import { type OrderNumber, readShipmentLine } from '#features/shared/api';
import { withKeys } from '#features/shared/content';
import { PhoneLink, useMessages } from '#features/shared/country';
import { useIsOnline } from '#features/shared/platform';
import { Card } from '#ui/Card';
import { EmptyState } from '#ui/EmptyState';
import { Heading } from '#ui/Heading';
import { Notice } from '#ui/Notice';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { Timeline } from '#ui/Timeline';
import { messages } from '../messages';

interface ShipmentProps {
  orderNumber: OrderNumber | undefined;
  shipment: Pick<UseQueryResult<string[]>, 'data' | 'isError' | 'isFetching'>;
}

/** The result of a lookup, announced by screen readers; without a network, that a lookup needs one. */
export function Shipment({ orderNumber, shipment: { data: lines, isError, isFetching } }: ShipmentProps) {
  const isOnline = useIsOnline();
  const needsNetwork = !isOnline && !lines && !isError && !isFetching;
  const hasAnswer = !isFetching && !isError;
  return (
    <>
      {needsNetwork && <NeedsNetwork />}
      {isFetching && <Loading />}
      {isError && !isFetching && <NotFound isOnline={isOnline} />}
      {/* Always rendered: screen readers only announce changes in an existing live region. */}
      <div role="status">
        {hasAnswer && orderNumber && lines && <Lines orderNumber={orderNumber} lines={lines} />}
      </div>
    </>
  );
}

function Lines({ orderNumber, lines }: { orderNumber: OrderNumber; lines: string[] }) {
  const text = useMessages(messages);
  if (lines.length === 0) {
    return (
      <EmptyState icon="box" title={text.inPreparation}>
        {text.inPreparationHint}
      </EmptyState>
    );
  }
  return (
    <Card tone="sunken" padding="large">
      <Stack gap="5">
        <Heading level={2} size="h3">
          {text.order(orderNumber)}
        </Heading>
        <Timeline
          steps={withKeys(lines).map(({ key, text: line }) => ({ key, content: <Line>{line}</Line> }))}
        />
      </Stack>
    </Card>
  );
}

/** Separates date and event of a line. Lines without a leading date are shown unchanged. */
function Line({ children }: { children: string }) {
  const { moment, event } = readShipmentLine(children);
  if (!moment) return children;
  return (
    <>
      <Text tone="muted">{`${moment} `}</Text>
      <Text>{event}</Text>
    </>
  );
}

function NotFound({ isOnline }: { isOnline: boolean }) {
  const text = useMessages(messages);
  return (
    <Notice tone="error" title={text.notFound}>
      <span>{isOnline ? text.notFoundHint : `${text.needsNetwork}. ${text.needsNetworkHint}`}</span>{' '}
      <PhoneLink />
    </Notice>
  );
}

function NeedsNetwork() {
  const text = useMessages(messages);
  return (
    <Notice tone="warning" title={text.needsNetwork}>
      {text.needsNetworkHint} <PhoneLink />
    </Notice>
  );
}

function Loading() {
  const text = useMessages(messages);
  return (
    <SkeletonGroup label={text.lookingUp}>
      <Card tone="sunken" padding="large">
        <Stack gap="5">
          <Skeleton shape="heading" width="half" />
          <Timeline
            state="loading"
            steps={['first', 'second', 'third'].map((key) => ({
              key,
              content: (
                <Stack gap="0">
                  <Skeleton shape="line" width="quarter" />
                  <Skeleton shape="line" width="most" />
                </Stack>
              ),
            }))}
          />
        </Stack>
      </Card>
    </SkeletonGroup>
  );
}
