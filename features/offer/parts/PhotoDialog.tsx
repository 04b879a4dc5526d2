import type { Review } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { OfferPicture } from '#features/shared/offer';
import { Dialog } from '#ui/Dialog';
import { media } from '#ui/theme';
import { messages } from '../messages';
import * as styles from './PhotoDialog.css';

export interface PhotoDialogProps {
  /** The review whose photo is shown. */
  review: Review;
  open: boolean;
  onClose: () => void;
}

/** A customer's photo, as large as fits in the window. */
export function PhotoDialog({ review, open, onClose }: PhotoDialogProps) {
  const text = useMessages(messages);
  const title = text.photoOf(review.author);
  return (
    <Dialog size="large" open={open} onClose={onClose} title={title} closeLabel={text.close}>
      <div className={styles.photo}>
        <OfferPicture
          url={review.attachments[0]?.url}
          alt={title}
          sizes={`${media.below('sm')} 90vw, 676px`}
          ratio="fill"
          fit="contain"
          corners="medium"
          priority
        />
      </div>
    </Dialog>
  );
}
