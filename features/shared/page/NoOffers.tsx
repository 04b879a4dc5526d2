import { Button } from '#ui/Button';
import { EmptyState, type EmptyStateProps } from '#ui/EmptyState';
import { useMessages } from '../country';
import { KeptFocus } from './KeptFocus';
import { messages } from './messages';

export interface NoOffersProps extends Pick<EmptyStateProps, 'level'> {
  onRetry: () => void;
  /** Whether the retry is running. */
  busy: boolean;
}

/** Replaces a list of offers when the shop has none, which also follows a backend's failure: hence the retry. */
export function NoOffers({ onRetry, busy, ...heading }: NoOffersProps) {
  const text = useMessages(messages);
  return (
    <KeptFocus>
      <EmptyState
        {...heading}
        icon="box"
        title={text.noOffers}
        action={
          <Button busy={busy} onClick={onRetry}>
            {text.retry}
          </Button>
        }
      >
        {text.noOffersHint}
      </EmptyState>
    </KeptFocus>
  );
}
