import { useEffect } from 'react';
import { brand, useCountry, useMessages } from '../country';
import { absoluteAddress } from './address';
import { messages } from './messages';

/** In `app/public/`, 1200 × 630 px. */
const SHARED_PICTURE = 'share.jpg';

export interface PageHeadProps {
  /** The title without the shop's name: `Najpopularniji` of `Najpopularniji | Hrast`. */
  title: string;
  /** One or two sentences for search results and shared links; the shop's description if left out. */
  description?: string | undefined;
  /** A picture for shared links, in a format that other sites show, so not AVIF; the shop's picture if left out. */
  picture?: string | undefined;
  /** The page's Open Graph type. */
  about?: 'website' | 'product' | 'article';
}

/** Title, description and Open Graph tags of a page. Rendered once on every page, by its heading. */
export function PageHead({ title, description, picture = SHARED_PICTURE, about = 'website' }: PageHeadProps) {
  const text = useMessages(messages);
  const { code, lang } = useCountry();
  // `index.html` has a `<title>`, and browsers ignore a second one.
  useEffect(() => {
    document.title = `${title} | ${brand.name}`;
  }, [title]);
  const summary = description || text.description;
  return (
    <>
      <meta name="description" content={summary} />
      <meta property="og:type" content={about} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={summary} />
      <meta property="og:image" content={absoluteAddress(picture)} />
      <meta property="og:url" content={location.href} />
      <meta property="og:locale" content={`${lang.slice(0, 2)}_${code}`} />
    </>
  );
}
