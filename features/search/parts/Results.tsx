import { type RefObject, useDeferredValue, useMemo } from 'react';
import { useOffers } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { CategoryTiles } from '#features/shared/herbarium';
import { routes } from '#features/shared/navigation';
import { Button } from '#ui/Button';
import { Columns } from '#ui/Columns';
import { Link } from '#ui/Link';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { plain } from '#ui/typedText';
import { messages } from '../messages';
import { findOffers } from './findOffers';
import { piecesOf } from './pieces';
import { QuizTile } from './QuizTile';
import { ResultList, ResultListSkeleton } from './ResultList';
import * as styles from './Results.css';
import { Articles } from './Suggestions';

export interface ResultsProps {
  query: string;
  field: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLUListElement | null>;
}

/**
 * What is below the field: for an empty query the categories, articles and the quiz; otherwise the matches in the same
 * groups, or the reason why no offer matches.
 */
export function Results({ query, field, list }: ResultsProps) {
  const text = useMessages(messages);
  // Rendering hundreds of offers is slower than typing, so intermediate queries are skipped.
  const deferredQuery = useDeferredValue(query);
  const { data: offers, isError, isFetching, refetch } = useOffers();
  const found = useMemo(() => findOffers(offers ?? [], deferredQuery), [offers, deferredQuery]);
  const hasQuery = plain(deferredQuery).trim() !== '';
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
    <div className={styles.place}>
      <div className={hasQuery ? styles.hidden : styles.layer}>
        <Stack paddingStart="5" paddingEnd="7">
          <Columns columns={{ desktop: '1:medium' }} gap="6" columnGap="9" align="start">
            <CategoryTiles label={text.categories} />
            <Stack gap="4">
              <Articles />
              <QuizTile />
            </Stack>
          </Columns>
        </Stack>
      </div>
      <div className={styles.layer}>
        <Stack gap="3" paddingStart={hasQuery ? '5' : '0'} paddingEnd={hasQuery ? '7' : '0'}>
          {/* Larger without results, because it is then the only answer. */}
          <Text size={hasNoResults ? 'h3' : 'ui'} tone={hasNoResults ? 'ink' : 'muted'}>
            {/* Always rendered: screen readers only announce changes in an existing live region. */}
            <span role="status">{hasQuery && status}</span>
            {/* Keeps the height of the line while the status is empty. */}
            {hasQuery && <span>{'\u00A0'}</span>}
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
              <Stack gap="5">
                <CategoryTiles
                  label={text.categories}
                  matches={(name) => piecesOf(name, deferredQuery) !== undefined}
                />
                <Articles query={deferredQuery} />
                <QuizTile />
              </Stack>
            </Columns>
          )}
        </Stack>
      </div>
    </div>
  );
}
