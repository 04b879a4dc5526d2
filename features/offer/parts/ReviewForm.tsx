import { fullName, type OfferId, type User } from '#features/shared/api';
import { fixedTexts, useMessages } from '#features/shared/country';
import { RequiredNote, textField } from '#features/shared/forms';
import { routes } from '#features/shared/navigation';
import { Button } from '#ui/Button';
import { Checkbox } from '#ui/Checkbox';
import { Inline } from '#ui/Inline';
import { Link } from '#ui/Link';
import { Notice } from '#ui/Notice';
import { RatingInput } from '#ui/RatingInput';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { TextArea } from '#ui/TextArea';
import { TextInput } from '#ui/TextInput';
import { messages } from '../messages';
import { PictureFields } from './PictureFields';
import { useReviewForm } from './useReviewForm';

export interface ReviewFormProps {
  offerId: OfferId;
  /** The author. */
  user: User;
  onSent: () => void;
}

/** The review form: stars, title, text and pictures. Only the text is enforced (Screens/Offer). */
export function ReviewForm({ offerId, user, onSent }: ReviewFormProps) {
  const text = useMessages(messages).form;
  const { form, isLost, pictures, picture, failure, task, submit } = useReviewForm(offerId, onSent);
  const name = fullName(user);
  const isBusy = task !== 'none';
  return (
    <form noValidate aria-label={text.form} onSubmit={submit}>
      <Stack gap="5">
        {isLost && <Notice title={text.lost}>{text.lostHint}</Notice>}
        <RequiredNote />
        <RatingInput {...form.register('rating')} label={text.rating} labels={text.ratings} required />
        <TextInput {...textField(form, 'title')} label={text.title} required />
        <TextArea {...textField(form, 'text')} label={text.text} hint={text.textHint} rows={5} required />
        <PictureFields pictures={pictures} next={picture} />
        <Checkbox
          {...form.register('terms')}
          required
          label={
            <>
              {text.terms} <Link href={routes.terms.href()}>{text.termsLink}</Link>
            </>
          }
        />
        <Text tone="muted">{name ? `${text.signedAs(name)} ${text.moderation}` : text.moderation}</Text>
        {failure === 'review' && (
          <Notice tone="error" title={fixedTexts.reviewFailed}>
            {text.failedHint}
          </Notice>
        )}
        {failure === 'pictures' && (
          <Notice tone="error" title={text.picturesFailed}>
            {text.picturesFailedHint}
          </Notice>
        )}
        <Inline>
          <Button type="submit" busy={isBusy}>
            {task === 'sendingPictures' ? text.sendingPictures : isBusy ? text.sending : text.send}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
