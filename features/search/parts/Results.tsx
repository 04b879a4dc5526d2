import { type RefObject, useDeferredValue, useMemo } from 'react';
import { useOffers } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Button } from '#ui/Button';
import { Columns } from '#ui/Columns';
import { Link } from '#ui/Link';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import { findOffers } from './findOffers';
import { QuizTile } from './QuizTile';
import { ResultList, ResultListSkeleton } from './ResultList';

export interface ResultsProps {
  query: string;
  field: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLUListElement | null>;
}

/** Results below the field: nothing for an empty query, otherwise the matches or the reason why there are none. */
export function Results({ query, field, list }: ResultsProps) {
  const text = useMessages(messages);
  // Rendering hundreds of offers is slower than typing, so intermediate queries are skipped.
  const deferredQuery = useDeferredValue(query);
  const { data: offers, isError, isFetching, refetch } = useOffers();
  const found = useMemo(() => findOffers(offers ?? [], deferredQuery), [offers, deferredQuery]);
  const hasQuery = deferredQuery.trim() !== '';
  // Offers that failed to load are an empty list with a retry (Shell/Search).
  const isLoading = !offers && !isError;

  async function retry() {
    const { isSuccess } = await refetch();
    // A successful retry removes the focused button.
    if (isSuccess) field.current?.focus();
  }

  const hasNoResults = found.length === 0 && !isLoading;
  const status = hasNoResults ? text.none : isLoading ? '' : text.count(found.length);
  return (
    <Stack gap="3" paddingStart="5" paddingEnd={hasQuery ? '7' : '0'}>
      {/* Larger without results, because it is then the only answer. */}
      <Text size={hasNoResults ? 'h3' : 'ui'} tone={hasNoResults ? 'ink' : 'muted'}>
        {/* Always rendered: screen readers only announce changes in an existing live region. */}
        <span role="status">{hasQuery && status}</span>
        {hasQuery && '\u00A0'}
      </Text>
      {hasQuery && (
        <Columns columns={{ desktop: '1:medium' }} columnGap="9" align="start">
          {isLoading ? (
            <ResultListSkeleton />
          ) : found.length > 0 ? (
            <ResultList found={found} field={field} list={list} />
          ) : !offers?.length ? (
            <Stack gap="4" align="start">
              <Text>{offers ? text.emptyHint : text.failedHint}</Text>
              <Button tone="quiet" busy={isFetching} onClick={retry}>
                {text.retry}
              </Button>
            </Stack>
          ) : (
            <Stack gap="2" align="start">
              <Text>{text.noneHint}</Text>
              <Link href={routes.mostPopular.href()} placement="standalone" arrow>
                {text.toMostPopular}
              </Link>
            </Stack>
          )}
          {/* Otherwise the card would be as high as the results. */}
          <div>
            <QuizTile />
          </div>
        </Columns>
      )}
    </Stack>
  );
}
