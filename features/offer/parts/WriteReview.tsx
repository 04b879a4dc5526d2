import { useEffect, useId, useRef } from 'react';
import type { Offer } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { type LoginState, SessionEndedNotice, SessionPending } from '#features/shared/forms';
import { routes } from '#features/shared/navigation';
import { Lazy, showAndFocus } from '#features/shared/page';
import { codeQuery } from '#features/shared/platform';
import { useLastKnownSession } from '#features/shared/session';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { Heading } from '#ui/Heading';
import { IconButton } from '#ui/IconButton';
import { Inline } from '#ui/Inline';
import { MediaObject } from '#ui/MediaObject';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import { reviewAddress } from './reviewAddress';
import * as styles from './WriteReview.css';

/** Loaded only when a visitor writes a review. */
const reviewForm = codeQuery(async () => (await import('./ReviewForm')).ReviewForm);

export interface WriteReviewProps {
  offer: Pick<Offer, 'id' | 'slug'>;
  /** A closed form keeps its input. */
  state: 'open' | 'closed';
  onSent: () => void;
  onClose: () => void;
}

/** The review form for logged-in users; for others, links to log in or register. */
export function WriteReview({ offer, state, onSent, onClose }: WriteReviewProps) {
  const text = useMessages(messages);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { isLoggedIn, user, ended } = useLastKnownSession();
  const hasExpired = ended !== undefined;

  useEffect(() => {
    if (state === 'closed') return;
    // A frame later, because a page change that led here first moves the focus to the page's heading.
    const frame = requestAnimationFrame(() => showAndFocus(heading.current));
    return () => cancelAnimationFrame(frame);
  }, [state]);

  useEffect(() => {
    // The form that had the focus has been removed.
    if (hasExpired && document.activeElement === document.body) heading.current?.focus();
  }, [hasExpired]);

  return (
    <div hidden={state === 'closed'}>
      <Stack paddingEnd="5">
        <Card as="section" tone="sunken" padding="large" aria-labelledby={headingId}>
          <Stack gap="5">
            <MediaObject
              side="end"
              align="center"
              media={<IconButton icon="close" label={text.closeForm} onClick={onClose} />}
            >
              <Heading level={3} id={headingId} ref={heading} tabIndex={-1}>
                {text.writeReview}
              </Heading>
            </MediaObject>
            {isLoggedIn === false ? (
              <LoggedOut offer={offer} hasExpired={hasExpired} />
            ) : (
              <Lazy code={reviewForm} loading={<FormLoading />}>
                {(ReviewForm) =>
                  user ? (
                    <ReviewForm offerId={offer.id} user={user} onSent={onSent} />
                  ) : (
                    <SessionPending loading={<FormLoading />} />
                  )
                }
              </Lazy>
            )}
          </Stack>
        </Card>
      </Stack>
    </div>
  );
}

interface LoggedOutProps {
  offer: Pick<Offer, 'slug'>;
  hasExpired: boolean;
}

function LoggedOut({ offer, hasExpired }: LoggedOutProps) {
  const text = useMessages(messages);
  const login = routes.login.href();
  const state: LoginState = { from: reviewAddress(offer.slug) };
  const logIn = (
    <Button href={login} state={state}>
      {text.logIn}
    </Button>
  );
  if (hasExpired) {
    return <SessionEndedNotice action={logIn}>{text.expiredHint}</SessionEndedNotice>;
  }
  return (
    <Stack gap="5">
      <Text>{text.accountNeeded}</Text>
      <Inline gap="3">
        {logIn}
        <Button tone="quiet" href={login} state={{ ...state, wantsProfile: true } satisfies LoginState}>
          {text.createAccount}
        </Button>
      </Inline>
    </Stack>
  );
}

/**
 * The skeleton of the form's first fields, shown until it is known whether the visitor is logged in
 * (Specification/Session).
 */
function FormLoading() {
  const text = useMessages(messages);
  return (
    <SkeletonGroup label={text.loadingForm}>
      <Stack gap="5">
        <Skeleton shape="control" width="half" />
        <Skeleton shape="control" />
        <div className={styles.textPlaceholder}>
          <Skeleton shape="block" ratio="fill" />
        </div>
      </Stack>
    </SkeletonGroup>
  );
}
