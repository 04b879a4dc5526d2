import type { DefaultError, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { Text } from '#ui/Text';
import { formatDateTime, useCountry, useMessages } from '../country';
import { useIsOnline, useOutdated } from '../platform';
import { messages } from './messages';

/** Says of when data are, where no newer ones can be had: 'Podaci od 24.11.2026 19:42, bez mreže.' */
export function DataDate({ date }: { /** In ms. */ date: number }) {
  const text = useMessages(messages);
  const country = useCountry();
  const isOnline = useIsOnline();
  const from = formatDateTime(new Date(date).toISOString(), country) ?? '';
  return (
    <Text size="small" weight="semibold">
      {isOnline ? text.dataFrom(from) : text.dataFromOffline(from)}
    </Text>
  );
}

/** The `DataDate` of a query while its data are outdated, and nothing otherwise. */
export function QueryDate<Data, Key extends QueryKey>({
  of,
}: {
  of: UseQueryOptions<Data, DefaultError, Data, Key>;
}) {
  const date = useOutdated(of);
  return date === undefined ? null : <DataDate date={date} />;
}
