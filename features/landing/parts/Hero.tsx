import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { PageHeading } from '#features/shared/page';
import { Button } from '#ui/Button';
import { Container } from '#ui/Container';
import { Hero as HeroLayout } from '#ui/Hero';
import { Image } from '#ui/Image';
import { Inline } from '#ui/Inline';
import { Link } from '#ui/Link';
import { Text } from '#ui/Text';
import { media } from '#ui/theme';
import heroPhone828 from '../images/hero-phone-828.avif';
import heroPhone from '../images/hero-phone-828.webp';
import heroPhone1080 from '../images/hero-phone-1080.avif';
import heroTall from '../images/hero-tall-1080.avif';
import heroWide from '../images/hero-wide-1440.webp';
import { messages } from '../messages';
import * as styles from './Hero.css';
import { pictures } from './pictures';

/** Landscape where the text is on the picture, portrait where it is beside, cut lower where it is below. */
const sourcesOf = (wide: string) => [
  { media: media.from('xxl'), type: 'image/avif', srcSet: wide },
  { media: media.from('xxl'), type: 'image/webp', srcSet: heroWide },
  { media: media.from('sm'), type: 'image/avif', srcSet: heroTall },
  { type: 'image/avif', srcSet: `${heroPhone828} 828w, ${heroPhone1080} 1080w` },
];

/** Banner with the shop's message and links to the best sellers and to the quiz. */
export function Hero() {
  const text = useMessages(messages);
  const { wide } = useMessages(pictures);
  return (
    <HeroLayout
      layout="besideThenBehind"
      ratio="tall"
      picture={
        <Image
          src={heroPhone}
          sources={sourcesOf(wide)}
          alt={text.picture}
          sizes="100vw"
          width={828}
          height={828}
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
      <Inline gap="6" rowGap="3">
        <Button href={routes.mostPopular.href()} tone="primary" size="large">
          {text.toMostPopular}
        </Button>
        <Link href={routes.quiz.href()} placement="standalone" arrow>
          {text.toQuiz}
        </Link>
      </Inline>
    </HeroLayout>
  );
}
