import type { Messages } from '#features/shared/country';
import alphaPotent from '../images/alpha-potent.webp';
import beautyFem from '../images/beauty-fem.webp';
import wide1440 from '../images/hero-wide-1440.avif';
import wide1920 from '../images/hero-wide-1920.avif';
import wide2560 from '../images/hero-wide-2560.avif';
import hrAlphaPotent from '../images/hr/alpha-potent.webp';
import hrWide1440 from '../images/hr/hero-wide-1440.avif';
import hrWide1920 from '../images/hr/hero-wide-1920.avif';
import hrWide2560 from '../images/hr/hero-wide-2560.avif';
import jointEase from '../images/joint-ease.webp';
import prostaVital from '../images/prosta-vital.webp';

const wideOf = (at1440: string, at1920: string, at2560: string) =>
  `${at1440} 1440w, ${at1920} 1920w, ${at2560} 2560w`;

const shared = {
  wide: wideOf(wide1440, wide1920, wide2560),
  tiles: {
    'alpha-potent': alphaPotent,
    'beauty-fem': beautyFem,
    'prosta-vital': prostaVital,
    'joint-ease': jointEase,
  },
};

/**
 * The pictures on which labels can be read: the wide banner and the packs of the tiles, by the offer's slug. Labels name plants as
 * the country's texts do (Specification/Cart); browsers without AVIF show the same banner in every country.
 */
export const pictures: Messages<typeof shared> = {
  BA: shared,
  RS: shared,
  HR: {
    wide: wideOf(hrWide1440, hrWide1920, hrWide2560),
    tiles: { ...shared.tiles, 'alpha-potent': hrAlphaPotent },
  },
  ME: shared,
};

export type TileSlug = keyof typeof shared.tiles;
