import { type FormEvent, useState } from 'react';
import type { Review } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { Button } from '#ui/Button';
import { EmptyState } from '#ui/EmptyState';
import { Inline } from '#ui/Inline';
import { Text } from '#ui/Text';
import { TextInput } from '#ui/TextInput';
import { cleanLine } from '#ui/typedText';
import { messages } from '../messages';
import { filterReviews } from './filterReviews';
import * as styles from './ReviewFilters.css';
import { isFiltered, MAX_WORDS_LENGTH, type ReviewChoice } from './reviewChoice';

export { filterReviews };

export interface ReviewFiltersProps {
  /** Every review of the offer. */
  reviews: readonly Review[];
  /** Those of the choice. */
  found: readonly Review[];
  choice: ReviewChoice;
  onChoose: (change: Partial<ReviewChoice>) => void;
  /** Leads back to all reviews. The pressed button goes away, so the caller moves the focus. */
  onShowAll: () => void;
}

/** Search by words, the reviews with a picture, and how many reviews the choice leaves. Stars are chosen by the shares. */
export function ReviewFilters({ reviews, found, choice, onChoose, onShowAll }: ReviewFiltersProps) {
  const text = useMessages(messages).filter;
  const [typed, setTyped] = useState(choice.words);
  const [searched, setSearched] = useState(choice.words);
  // The address has other words: the shopper has searched or gone back.
  if (searched !== choice.words) {
    setSearched(choice.words);
    setTyped(choice.words);
  }

  function search(event: FormEvent) {
    event.preventDefault();
    if (cleanLine(typed) !== choice.words) onChoose({ words: typed });
  }

  return (
    <>
      <form aria-label={text.search} className={styles.search} onSubmit={search}>
        <TextInput
          label={text.search}
          value={typed}
          maxLength={MAX_WORDS_LENGTH}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" tone="quiet">
          {text.find}
        </Button>
      </form>
      <Inline gap="4" rowGap="2">
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={choice.withPicture}
          onClick={() => onChoose({ withPicture: !choice.withPicture })}
        >
          {text.withPicture(reviews.filter(({ attachments }) => attachments.length > 0).length)}
        </button>
        <Text as="span" size="small" tone="muted">
          <span role="status">{isFiltered(choice) && text.found(found.length, reviews.length)}</span>
        </Text>
        {isFiltered(choice) && found.length > 0 && <ShowAll onShowAll={onShowAll} />}
      </Inline>
    </>
  );
}

/** In place of the list where the choice leaves no review. */
export function NoReviewFits({ onShowAll }: Pick<ReviewFiltersProps, 'onShowAll'>) {
  const text = useMessages(messages).filter;
  return (
    <EmptyState icon="search" title={text.none} level={3} action={<ShowAll onShowAll={onShowAll} />}>
      {text.noneHint}
    </EmptyState>
  );
}

function ShowAll({ onShowAll }: Pick<ReviewFiltersProps, 'onShowAll'>) {
  const text = useMessages(messages).filter;
  return (
    <Button tone="quiet" size="small" onClick={onShowAll}>
      {text.showAll}
    </Button>
  );
}
