import { valibotResolver } from '@hookform/resolvers/valibot';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { addReview, type OfferId, type User, useRpc } from '#features/shared/api';
import { useTask } from '#features/shared/forms';
import { RpcError } from '#features/shared/protocol';
import { useReviewDrafts } from './reviewDrafts';
import { type CheckedReview, type ReviewFields, reviewSchema } from './reviewRules';
import { usePictureFields } from './usePictureFields';

/** The form for a review, and what its button does. */
export function useReviewForm(offerId: OfferId, user: User, onSent: () => void) {
  const rpc = useRpc();
  const drafts = useReviewDrafts();
  const key = `${user.username} ${offerId}`;
  const [draft] = useState(() => drafts.open(key));
  const form = useForm<ReviewFields, unknown, CheckedReview>({
    resolver: valibotResolver(reviewSchema),
    defaultValues: draft.fields,
    reValidateMode: 'onSubmit',
  });
  const { pictures } = draft;
  const picture = usePictureFields(pictures);
  const { task, setTask, run } = useTask<'sendingPictures' | 'sending'>();
  const [failure, setFailure] = useState<'pictures' | 'review'>();

  const keep = useEffectEvent(() => {
    draft.fields = form.getValues();
  });
  useEffect(() => {
    pictures.resume();
    return () => {
      pictures.pause();
      keep();
    };
  }, [pictures]);

  async function send({ rating, title, text }: CheckedReview): Promise<void> {
    setFailure(undefined);
    if (pictures.areOnTheirWay()) setTask('sendingPictures');
    const attachments = await pictures.settle();
    if (!attachments) {
      setFailure('pictures');
      return;
    }
    setTask('sending');
    try {
      await addReview(rpc, { offerId, rating, title, text, attachments });
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      setFailure('review');
      return;
    }
    drafts.drop(key);
    onSent();
  }

  const sendOnce = form.handleSubmit((fields) => run('sending', () => send(fields)));

  return {
    form,
    pictures,
    picture,
    failure,
    task,
    submit(event: FormEvent) {
      // A picture that was chosen and not added is meant to come along.
      if (picture.isEmpty || picture.add()) return sendOnce(event);
      event.preventDefault();
      return form.trigger();
    },
  };
}
