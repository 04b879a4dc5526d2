import { valibotResolver } from '@hookform/resolvers/valibot';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useStore } from 'zustand';
import { type OfferId, type Submission, useRpc } from '#features/shared/api';
import { useOnTyped, useSubmission, useSubmitHandler } from '#features/shared/forms';
import { useDraft } from '#features/shared/platform';
import { RpcError } from '#features/shared/protocol';
import { useLastKnownSession } from '#features/shared/session';
import { addReview, uploadImage } from '../calls';
import { ReviewDrafts } from './reviewDrafts';
import { type CheckedReview, type ReviewFields, reviewSchema } from './reviewRules';
import { usePictureFields } from './usePictureFields';

/** The error code of a review that was not sent because the upload of a picture failed. */
const PICTURES_NOT_SENT = 'PICTURES_NOT_SENT';

const failureOf = (code: string | undefined) => (code === PICTURES_NOT_SENT ? 'pictures' : 'review');

const taskOf = (areUploadsRunning: boolean) => (areUploadsRunning ? 'sendingPictures' : 'sending');

/** The state of the review form and its submit handler. */
export function useReviewForm(offerId: OfferId, onSent: () => void) {
  const rpc = useRpc();
  const drafts = useDraft(ReviewDrafts);
  const { owner } = useLastKnownSession();
  const [draft] = useState(() =>
    drafts.open(owner, offerId, (image, options) => uploadImage(rpc, image, options)),
  );
  const form = useForm<ReviewFields, unknown, CheckedReview>({
    resolver: valibotResolver(reviewSchema),
    defaultValues: draft.fields,
    reValidateMode: 'onSubmit',
  });
  const { pictures } = draft;
  const [isLost] = useState(draft.isLost);
  useOnTyped(form, () => drafts.begin(draft));
  const picture = usePictureFields(pictures);

  const keep = useEffectEvent(() => drafts.keep(draft, form.getValues()));
  useEffect(() => {
    pictures.resume();
    const unsubscribe = pictures.store.subscribe(() => drafts.begin(draft));
    return () => {
      unsubscribe();
      pictures.pause();
      keep();
    };
  }, [drafts, draft, pictures]);

  const review = useSubmission(
    {
      async mutationFn({ input }: Submission<CheckedReview>) {
        const attachments = await pictures.settle();
        if (!attachments) throw new RpcError(PICTURES_NOT_SENT);
        const { rating, title, text } = input;
        return addReview(rpc, { offerId, rating, title, text, attachments });
      },
      // Here and not below, so that it also runs after the screen was left.
      onSuccess: () => drafts.drop(draft),
    },
    { onSuccess: onSent },
  );
  const areUploadsRunning = useStore(pictures.store, (state) =>
    state.pictures.some((upload) => upload.state.is === 'sending'),
  );
  const sendOnce = useSubmitHandler(form, review.submit, review.reset);

  return {
    form,
    /** Whether a reload has lost what was begun here before. */
    isLost,
    pictures,
    picture,
    failure: review.hasFailed ? failureOf(review.code) : undefined,
    task: review.isPending ? taskOf(areUploadsRunning) : 'none',
    submit(event: FormEvent) {
      // A picture that was chosen but not added is sent too.
      if (picture.isEmpty || picture.add()) return sendOnce(event);
      event.preventDefault();
      return form.trigger(undefined, { shouldFocus: true });
    },
  };
}
