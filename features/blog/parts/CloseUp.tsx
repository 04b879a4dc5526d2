import type { Topic } from '#features/shared/content';
import { OfferPicture } from '#features/shared/offer';
import * as styles from '../BlogScreen.css';
import { useTopicProducts } from './topicGroups';

/** What the first product of the article's category is made of, from close by. */
export function CloseUp({ topic }: { topic: Topic }) {
  const { products, isError } = useTopicProducts(topic);
  const url = products?.[0]?.images[1];
  const isMissing = !url && (products ?? isError);
  return (
    // Stays without a picture, because a text of the article follows.
    <div>
      {!isMissing && (
        <div className={styles.closeUp}>
          {url && <OfferPicture url={url} alt="" sizes="680px" ratio="fill" corners="large" />}
        </div>
      )}
    </div>
  );
}
