import { brand, clubPrice, useCountry, useMessages } from '#features/shared/country';
import { PageHeading } from '#features/shared/page';
import { Button } from '#ui/Button';
import { Hero as HeroLayout } from '#ui/Hero';
import { Image } from '#ui/Image';
import { Text } from '#ui/Text';
import acornAvif from '../images/acorn-dark.avif';
import acorn from '../images/acorn-dark.webp';
import { messages } from '../messages';

export interface HeroProps {
  /** Called when the button is pressed that leads to the price and terms, where one joins. */
  onTerms: () => void;
}

/** The hero of the club page: what the club is and its price. */
export function Hero({ onTerms }: HeroProps) {
  const text = useMessages(messages);
  const { code } = useCountry();
  return (
    <HeroLayout
      layout="behind"
      picture={
        <Image
          src={acorn}
          sources={[{ type: 'image/avif', srcSet: acornAvif }]}
          alt={text.picture}
          width={1400}
          height={700}
          ratio="fill"
          priority
        />
      }
    >
      <PageHeading size="hero" description={text.lead(clubPrice(code))}>
        {`${text.club} ${brand.name}`}
      </PageHeading>
      <Text size="lead">{text.lead(clubPrice(code))}</Text>
      <Button tone="primary" size="large" onClick={onTerms}>
        {text.toTerms}
      </Button>
    </HeroLayout>
  );
}
