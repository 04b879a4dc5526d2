import { useMessages } from '#features/shared/country';
import { PageHeading } from '#features/shared/page';
import { routes } from '#features/shared/routes';
import { ButtonLink } from '#ui/ButtonLink';
import { Container } from '#ui/Container';
import { Image } from '#ui/Image';
import { Text } from '#ui/Text';
import { media } from '#ui/theme';
import heroAvif from '../images/hero.avif';
import hero from '../images/hero.webp';
import heroTallAvif from '../images/hero-m.avif';
import heroTall from '../images/hero-m.webp';
import { messages } from '../messages';
import * as styles from './Hero.css';

/** A landscape where the words lie on the picture, a portrait where they stand beside or below it. */
const sources = [
  { media: media.from('xxl'), type: 'image/avif', srcSet: heroAvif },
  { media: media.from('xxl'), type: 'image/webp', srcSet: hero },
  { type: 'image/avif', srcSet: heroTallAvif },
];

/** The banner: what the shop stands for, and the way to what sells best (seed §2). */
export function Hero() {
  const text = useMessages(messages);
  return (
    <section className={styles.hero}>
      <div className={styles.picture}>
        <Image
          src={heroTall}
          sources={sources}
          alt={text.picture}
          width={800}
          height={900}
          ratio="fill"
          priority
        />
      </div>
      <div className={styles.words}>
        <Container>
          <div className={styles.column}>
            <PageHeading size="hero" title={text.title} description={text.lead}>
              {text.heading}
            </PageHeading>
            <div className={styles.lead}>
              <Text size="lead">{text.lead}</Text>
            </div>
            <div className={styles.action}>
              <ButtonLink href={routes.mostPopular.href()} tone="primary" size="large" width="full">
                {text.toMostPopular}
              </ButtonLink>
            </div>
          </div>
        </Container>
      </div>
    </section>
  );
}
