import { useId } from 'react';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { Anchor } from '#ui/Anchor';
import { Heading } from '#ui/Heading';
import { Image } from '#ui/Image';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import acornAvif from '../images/blog-acorn.avif';
import acorn from '../images/blog-acorn.webp';
import bowlAvif from '../images/blog-bowl.avif';
import bowl from '../images/blog-bowl.webp';
import capsAvif from '../images/blog-caps.avif';
import caps from '../images/blog-caps.webp';
import waterAvif from '../images/blog-water.avif';
import water from '../images/blog-water.webp';
import { messages } from '../messages';
import * as styles from './Articles.css';

/** In the order of the seed (§2); the first one is the large one. */
const articles = [
  { topic: 'prostata', picture: caps, avif: capsAvif },
  { topic: 'potencija', picture: acorn, avif: acornAvif },
  { topic: 'povećanje', picture: bowl, avif: bowlAvif },
  { topic: 'zdravlje', picture: water, avif: waterAvif },
] as const;

/** Four articles to read before anything is bought: one large, three small. */
export function Articles() {
  const { articles: text } = useMessages(messages);
  const headingId = useId();
  return (
    <Stack gap="7" as="section" aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {text.heading}
      </Heading>
      <ul className={styles.list}>
        {articles.map(({ topic, picture, avif }, at) => (
          <li key={topic} className={styles.article}>
            <div className={styles.words}>
              <Heading level={3} size={at === 0 ? 'h3' : 'h4'}>
                <Anchor href={routes.blog.href(topic)} className={styles.link}>
                  {text[topic].title}
                </Anchor>
              </Heading>
              <Text tone="muted">{text[topic].line}</Text>
            </div>
            <div className={styles.picture}>
              <Image
                src={picture}
                sources={[{ type: 'image/avif', srcSet: avif }]}
                alt=""
                width={960}
                height={720}
                ratio="fill"
              />
            </div>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
