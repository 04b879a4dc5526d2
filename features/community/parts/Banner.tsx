import { brand, facts, formatNumber, useMessages } from '#features/shared/country';
import { PageHeading } from '#features/shared/page';
import { Hero } from '#ui/Hero';
import { Image } from '#ui/Image';
import { Text } from '#ui/Text';
import acornAvif from '../images/acorn.avif';
import acorn from '../images/acorn.webp';
import { messages } from '../messages';
import * as styles from './Banner.css';
import { GroupLink } from './GroupLink';

/** The hero of the community page: what the group is, its size and the link to it. */
export function Banner() {
  const text = useMessages(messages);
  const figures = [
    { figure: `${formatNumber(facts.community.membersOnPage)}+`, name: text.members },
    text.uses,
  ];
  return (
    <Hero
      layout="beside"
      picture={
        <Image
          src={acorn}
          sources={[{ type: 'image/avif', srcSet: acornAvif }]}
          alt={text.picture}
          width={960}
          height={720}
          ratio="fill"
          priority
        />
      }
    >
      <PageHeading size="hero" description={text.lead}>{`${text.community} ${brand.name}`}</PageHeading>
      <Text size="lead">{text.lead}</Text>
      <dl className={styles.figures}>
        {figures.map(({ figure, name }) => (
          <div key={name} className={styles.fact}>
            <Text as="dt" tone="muted">
              {name}
            </Text>
            <dd className={styles.figure}>{figure}</dd>
          </div>
        ))}
      </dl>
      <GroupLink />
    </Hero>
  );
}
