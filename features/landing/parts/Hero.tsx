import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { PageHeading } from '#features/shared/page';
import { Button } from '#ui/Button';
import { Container } from '#ui/Container';
import { Hero as HeroLayout } from '#ui/Hero';
import { Image } from '#ui/Image';
import { Text } from '#ui/Text';
import { media } from '#ui/theme';
import heroAvif from '../images/hero.avif';
import hero from '../images/hero.webp';
import heroTallAvif from '../images/hero-m.avif';
import heroTall from '../images/hero-m.webp';
import { messages } from '../messages';
import * as styles from './Hero.css';

/** Landscape where the text is on the picture, portrait where it is beside or below. */
const sources = [
  { media: media.from('xxl'), type: 'image/avif', srcSet: heroAvif },
  { media: media.from('xxl'), type: 'image/webp', srcSet: hero },
  { type: 'image/avif', srcSet: heroTallAvif },
];

/** Banner with the shop's message and a link to the best sellers. */
export function Hero() {
  const text = useMessages(messages);
  return (
    <HeroLayout
      layout="besideThenBehind"
      ratio="tall"
      picture={
        <Image
          src={heroTall}
          sources={sources}
          alt={text.picture}
          width={800}
          height={900}
          ratio="fill"
          priority
        />
      }
    >
      <div className={styles.heading}>
        <PageHeading size="hero" title={text.title} description={text.lead}>
          {text.heading}
        </PageHeading>
      </div>
      <Container within="parent" width="short">
        <Text size="lead">{text.lead}</Text>
      </Container>
      <Button href={routes.mostPopular.href()} tone="primary" size="large">
        {text.toMostPopular}
      </Button>
    </HeroLayout>
  );
}
