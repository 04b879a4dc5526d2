import { brand, clubPrice, useCountry, useMessages } from '#features/shared/country';
import { PageHeading } from '#features/shared/page';
import { Button } from '#ui/Button';
import { Container } from '#ui/Container';
import { Image } from '#ui/Image';
import { Text } from '#ui/Text';
import acornAvif from '../images/acorn-dark.avif';
import acorn from '../images/acorn-dark.webp';
import { messages } from '../messages';
import * as styles from './Hero.css';

export interface HeroProps {
  /** Leads down to the price and the terms. */
  onTerms: () => void;
}

/** What the club is, for how much (seed §2). */
export function Hero({ onTerms }: HeroProps) {
  const text = useMessages(messages);
  const { code } = useCountry();
  return (
    <div className={styles.hero}>
      <div className={styles.picture}>
        <div className={styles.crop}>
          <Image
            src={acorn}
            sources={[{ type: 'image/avif', srcSet: acornAvif }]}
            alt={text.picture}
            width={1400}
            height={700}
            ratio="fill"
            priority
          />
        </div>
      </div>
      <Container>
        <div className={styles.words}>
          <div className={styles.column}>
            <PageHeading size="hero" description={text.lead(clubPrice(code))}>
              {`${text.club} ${brand.name}`}
            </PageHeading>
            <div className={styles.lead}>
              <Text size="lead">{text.lead(clubPrice(code))}</Text>
            </div>
            <Button size="large" onClick={onTerms}>
              {text.toTerms}
            </Button>
          </div>
        </div>
      </Container>
    </div>
  );
}
