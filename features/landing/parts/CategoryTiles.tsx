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
import alphaPotentMacroAvif from '../images/alpha-potent-macro.avif';
import alphaPotentMacro from '../images/alpha-potent-macro.webp';
import beautyFem from '../images/beauty-fem.webp';
import beautyFemMacroAvif from '../images/beauty-fem-macro.avif';
import beautyFemMacro from '../images/beauty-fem-macro.webp';
import jointEase from '../images/joint-ease.webp';
import jointEaseMacroAvif from '../images/joint-ease-macro.avif';
import jointEaseMacro from '../images/joint-ease-macro.webp';
import prostaVital from '../images/prosta-vital.webp';
import prostaVitalMacroAvif from '../images/prosta-vital-macro.avif';
import prostaVitalMacro from '../images/prosta-vital-macro.webp';
import { messages } from '../messages';
import * as styles from './CategoryTiles.css';
import { pictures, type TileSlug } from './pictures';

interface Tile {
  group: Group;
  slug: TileSlug;
  /** Name of the product, the same in every country. */
  offer: string;
  picture: string;
  /** What is in it, from close by, in two formats. */
  macro: readonly [webp: string, avif: string];
}

/** Four offers that represent their categories (Screens/Landing). Fixed, so that they show without the backend. */
const tiles: Tile[] = [
  {
    group: 'potency',
    slug: 'alpha-potent',
    offer: 'Alpha Potent',
    picture: alphaPotent,
    macro: [alphaPotentMacro, alphaPotentMacroAvif],
  },
  {
    group: 'beauty',
    slug: 'beauty-fem',
    offer: 'Beauty Fem',
    picture: beautyFem,
    macro: [beautyFemMacro, beautyFemMacroAvif],
  },
  {
    group: 'prostate',
    slug: 'prosta-vital',
    offer: 'Prosta Vital',
    picture: prostaVital,
    macro: [prostaVitalMacro, prostaVitalMacroAvif],
  },
  {
    group: 'joints',
    slug: 'joint-ease',
    offer: 'Joint Ease',
    picture: jointEase,
    macro: [jointEaseMacro, jointEaseMacroAvif],
  },
];

/** Links to one offer of each of four categories. A mouse or the keyboard's focus shows its pack. */
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
        {tiles.map(({ group, slug, offer, picture, macro: [webp, macroAvif] }) => (
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
                        src={webp}
                        sources={[{ type: 'image/avif', srcSet: macroAvif }]}
                        alt=""
                        width={800}
                        height={1000}
                        ratio="portrait"
                      />
                      <div className={styles.pack}>
                        <Image
                          src={picture}
                          sources={[{ type: 'image/avif', srcSet: avif[slug] }]}
                          alt=""
                          width={640}
                          height={800}
                          ratio="portrait"
                        />
                      </div>
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
