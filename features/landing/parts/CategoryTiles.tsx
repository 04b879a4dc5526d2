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
import alphaPotent from '../images/alpha-potent.webp';
import beautyFem from '../images/beauty-fem.webp';
import jointEase from '../images/joint-ease.webp';
import prostaVital from '../images/prosta-vital.webp';
import { messages } from '../messages';
import * as styles from './CategoryTiles.css';
import { pictures, type TileSlug } from './pictures';

interface Tile {
  group: Group;
  slug: TileSlug;
  /** Name of the product, the same in every country. */
  offer: string;
  picture: string;
}

/** Four offers that represent their categories (Screens/Landing). Fixed, so that they show without the backend. */
const tiles: Tile[] = [
  {
    group: 'potency',
    slug: 'alpha-potent',
    offer: 'Alpha Potent',
    picture: alphaPotent,
  },
  { group: 'beauty', slug: 'beauty-fem', offer: 'Beauty Fem', picture: beautyFem },
  {
    group: 'prostate',
    slug: 'prosta-vital',
    offer: 'Prosta Vital',
    picture: prostaVital,
  },
  { group: 'joints', slug: 'joint-ease', offer: 'Joint Ease', picture: jointEase },
];

/** Links to one offer of each of four categories. */
export function CategoryTiles() {
  const text = useMessages(messages);
  const groupName = useMessages(offerMessages).groups;
  const { tiles: avif } = useMessages(pictures);
  const headingId = useId();
  return (
    <Stack gap="7" as="section" aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {text.categories}
      </Heading>
      <Grid columns={{ phone: 2, tablet: 4 }} gap="6" columnGap={{ phone: '4', desktop: '7' }} as="ul">
        {tiles.map(({ group, slug, offer, picture }) => (
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
                    <LinkBoxPicture>
                      <Image
                        src={picture}
                        sources={[{ type: 'image/avif', srcSet: avif[slug] }]}
                        alt=""
                        width={640}
                        height={800}
                        ratio="portrait"
                      />
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
