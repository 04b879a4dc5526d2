import { useId } from 'react';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Lazy } from '#features/shared/page';
import { codeQuery, useComesNear } from '#features/shared/platform';
import { Heading } from '#ui/Heading';
import { Link } from '#ui/Link';
import { messages } from '../messages';
import * as styles from './BestSellers.css';
import { BestSellersSkeleton } from './BestSellersSkeleton';

const carousel = codeQuery(async () => (await import('./OfferCarousel')).OfferCarousel);

/** Best sellers. The code of the carousel loads when the section comes near the viewport. */
export function BestSellers() {
  const text = useMessages(messages);
  const headingId = useId();
  const [ref, isNear] = useComesNear<HTMLDivElement>();
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      {/* Takes the focus after a retry, whose button is gone. */}
      <Heading level={2} id={headingId} tabIndex={-1}>
        {text.bestSellers}
      </Heading>
      <Link href={routes.mostPopular.href()} placement="standalone" arrow>
        {text.toAll}
      </Link>
      <div ref={ref}>
        {isNear ? (
          <Lazy code={carousel} loading={<BestSellersSkeleton />}>
            {(OfferCarousel) => <OfferCarousel />}
          </Lazy>
        ) : (
          <BestSellersSkeleton />
        )}
      </div>
    </section>
  );
}
