import { useEffect } from 'react';
import { brand, type Country, useCountry, useMessages } from '../country';
import { absoluteAddress } from './address';
import { messages } from './headMessages';

/** How Open Graph writes language and country. */
const locales: Record<Country, string> = { BA: 'bs_BA', RS: 'sr_RS', HR: 'hr_HR', ME: 'sr_ME' };

/** In the shop's `public/`: its packs, 1200 × 630 px. */
const SHARED_PICTURE = 'share.jpg';

export interface PageHeadProps {
  /** What the tab says before the shop's name: `Najpopularniji | Hrast`. */
  title: string;
  /** A sentence or two for search results and shared links; the shop's own if left out. */
  description?: string | undefined;
  /** A picture for shared links, in a format that all of them show; the shop's own if left out. */
  picture?: string | undefined;
  /** What the page is about, in the words of Open Graph. */
  about?: 'website' | 'product' | 'article';
}

/**
 * What a page says about itself elsewhere: in the tab, in search results, where its link is shared. Stands once on
 * every page, in its heading.
 */
export function PageHead({ title, description, picture = SHARED_PICTURE, about = 'website' }: PageHeadProps) {
  const text = useMessages(messages);
  const { code } = useCountry();
  // The page's file has a title, before which another one would not count.
  useEffect(() => {
    document.title = `${title} | ${brand.name}`;
  }, [title]);
  const words = description || text.description;
  return (
    <>
      <meta name="description" content={words} />
      <meta property="og:type" content={about} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={words} />
      <meta property="og:image" content={absoluteAddress(picture)} />
      <meta property="og:url" content={location.href} />
      <meta property="og:locale" content={locales[code]} />
    </>
  );
}
