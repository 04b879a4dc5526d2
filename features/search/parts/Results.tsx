import { type RefObject, useDeferredValue, useMemo } from 'react';
import { useOffers } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { LoadFailure } from '#features/shared/page';
import { routes } from '#features/shared/routes';
import { Button } from '#ui/Button';
import { Link } from '#ui/Link';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import { findOffers } from './findOffers';
import { QuizTile } from './QuizTile';
import { ResultList, ResultListSkeleton } from './ResultList';
import * as styles from './Results.css';

export interface ResultsProps {
  text: string;
  field: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLUListElement | null>;
}

/** What stands under the field: nothing for an empty text, else what was found, or why nothing was. */
export function Results({ text, field, list }: ResultsProps) {
  const words = useMessages(messages);
  // Hundreds of offers take longer to draw than the next letter to type: then only the last text is drawn.
  const query = useDeferredValue(text);
  const { data: offers, isError, isFetching, refetch } = useOffers();
  const found = useMemo(() => findOffers(offers ?? [], query), [offers, query]);
  const isAsked = query.trim() !== '';
  // Offers that failed to load are an empty list with a retry (decision 6).
  const isLoading = !offers && !isError;

  async function retry() {
    const { isSuccess } = await refetch();
    // It takes its own button away.
    if (isSuccess) field.current?.focus();
  }

  const hasNone = found.length === 0 && !isLoading;
  const said = hasNone ? words.none : isLoading ? '' : words.count(found.length);
  return (
    <div className={isAsked ? styles.asked : styles.blank}>
      {/* There before it says something, so that it is heard. */}
      <div className={isAsked ? (hasNone ? styles.none : styles.said) : undefined}>
        <span role="status">{isAsked && said}</span>
        {isAsked && '\u00A0'}
      </div>
      {isAsked && (
        <div className={styles.columns}>
          {isLoading ? (
            <ResultListSkeleton />
          ) : found.length > 0 ? (
            <ResultList found={found} field={field} list={list} />
          ) : !offers ? (
            <LoadFailure busy={isFetching} onRetry={retry} />
          ) : offers.length === 0 ? (
            <Stack gap="4" align="start">
              <Text>{words.emptyHint}</Text>
              <Button tone="quiet" busy={isFetching} onClick={retry}>
                {words.retry}
              </Button>
            </Stack>
          ) : (
            <Stack gap="2" align="start">
              <Text>{words.noneHint}</Text>
              <Link href={routes.mostPopular.href()} placement="standalone" arrow>
                {words.toMostPopular}
              </Link>
            </Stack>
          )}
          <QuizTile />
        </div>
      )}
    </div>
  );
}
