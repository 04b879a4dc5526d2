import { useId } from 'react';
import * as v from 'valibot';
import { type Group, slugSchema } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { GroupColours, offerMessages } from '#features/shared/offer';
import { Grid } from '#ui/Grid';
import { Heading } from '#ui/Heading';
import { Icon } from '#ui/Icon';
import { Image } from '#ui/Image';
import { Inline } from '#ui/Inline';
import { LinkBox, LinkBoxPicture, LinkOverlay } from '#ui/LinkBox';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import alphaPotent from '../images/alpha-potent-macro.avif';
import beautyFem from '../images/beauty-fem-macro.avif';
import jointEase from '../images/joint-ease-macro.avif';
import prostaVital from '../images/prosta-vital-macro.avif';
import { messages } from '../messages';
import * as styles from './CategoryTiles.css';
import { pictures, type TileSlug } from './pictures';

/**
 * Four offers that represent their categories (Screens/Landing): category, slug, name, which is the same in every country, and
 * what is in it from close by. Fixed, so that they show without the backend.
 */
const tiles: [Group, TileSlug, string, string][] = [
  ['potency', 'alpha-potent', 'Alpha Potent', alphaPotent],
  ['beauty', 'beauty-fem', 'Beauty Fem', beautyFem],
  ['prostate', 'prosta-vital', 'Prosta Vital', prostaVital],
  ['joints', 'joint-ease', 'Joint Ease', jointEase],
];

/** Links to one offer of each of four categories. A mouse or the keyboard's focus shows its pack. */
export function CategoryTiles() {
  const text = useMessages(messages);
  const groupName = useMessages(offerMessages).groups;
  const { tiles: packs } = useMessages(pictures);
  const headingId = useId();
  return (
    <Stack gap="7" as="section" aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {text.categories}
      </Heading>
      <Grid columns={{ phone: 2, tablet: 4 }} gap="6" columnGap={{ phone: '4', desktop: '7' }} as="ul">
        {tiles.map(([group, slug, offer, macro]) => (
          <li key={slug}>
            <GroupColours group={group}>
              <LinkBox>
                <div className={styles.tile}>
                  <div className={styles.text}>
                    <LinkOverlay href={routes.offer.href(v.parse(slugSchema, slug))}>
                      <Stack gap="1">
                        <Heading level={3}>{groupName[group]}</Heading>
                        <Inline as="span" gap="2">
                          <Text as="span" size="ui" weight="semibold" tone="tint">
                            {offer}
                          </Text>
                          <Icon name="arrow-right" size="small" />
                        </Inline>
                      </Stack>
                    </LinkOverlay>
                  </div>
                  <div className={styles.picture}>
                    <LinkBoxPicture second={<Photo src={packs[slug]} />}>
                      <Photo src={packs[slug]} avif={macro} />
                    </LinkBoxPicture>
                  </div>
                </div>
              </LinkBox>
            </GroupColours>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

/** A browser without AVIF shows `src`. */
function Photo({ src, avif }: { src: string; avif?: string }) {
  const sources = avif ? [{ type: 'image/avif', srcSet: avif }] : undefined;
  return <Image src={src} sources={sources} alt="" width={640} height={800} ratio="portrait" />;
}
