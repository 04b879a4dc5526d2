import { useEffect, useState } from 'react';
import { Icon } from '#ui/Icon';
import type { Corners } from '#ui/theme';
import * as styles from './Image.css';

export const imageRatios = ['natural', 'portrait', 'square', 'wide', 'fill'] as const;
export const imageFits = ['cover', 'contain'] as const;

/** The same picture in a format that not every browser supports, or cropped for a window width. */
export interface ImageSource {
  /** A media query, `(min-width: 1200px)`; without one, the source is for every window. */
  media?: string;
  /** The MIME type: `image/avif`. */
  type: string;
  /** One file, or several with their widths: `small.avif 256w, large.avif 800w`. */
  srcSet: string;
}

export interface ImageProps {
  /** The file that every browser supports. If it is empty, the placeholder shows. */
  src: string;
  /** What the picture shows; empty where the text beside it already says so. */
  alt: string;
  /** The file's intrinsic width in px. Reserves the space before the file has loaded. */
  width: number;
  /** The file's intrinsic height in px. */
  height: number;
  /** The same picture in smaller formats or cropped; tried before `src`, in this order. */
  sources?: readonly ImageSource[] | undefined;
  /** The displayed width, for sources with files of several widths. */
  sizes?: string | undefined;
  /** For the one picture that is visible first: loads at once, with high priority. Other pictures load lazily. */
  priority?: boolean;
  /** The aspect ratio: that of the file, 4:5, 1:1, 16:9, or that of the parent (`fill`). */
  ratio?: (typeof imageRatios)[number];
  /** How a file with another aspect ratio fits: `cover` crops it, `contain` leaves space around it. */
  fit?: (typeof imageFits)[number];
  /** The corner radius: 0, 4, 10 or 14 px. */
  corners?: Corners;
}

/**
 * A photograph, as wide as its parent. It reserves its space before it has loaded. If loading fails, a placeholder with
 * the same alternative text takes its place until the network is back. For a line drawing, use an `Icon`.
 */
export function Image(props: ImageProps) {
  // The key resets the state: a new file starts without the failures of the previous one.
  return <ImageWithFallbacks key={props.src} {...props} />;
}

/** A broken file among the sources must not hide the picture: `src` is tried before the placeholder. */
function ImageWithFallbacks({
  src,
  alt,
  width,
  height,
  sources = [],
  sizes,
  priority = false,
  ratio = 'natural',
  fit = 'cover',
  corners = 'none',
}: ImageProps) {
  const first = sources.length > 0 ? 'sources' : src ? 'src' : 'failed';
  const [stage, setStage] = useState<'sources' | 'src' | 'failed'>(first);
  const canLoad = first !== 'failed';
  useEffect(() => {
    if (stage !== 'failed' || !canLoad) return;
    const loadAgain = () => setStage(first);
    addEventListener('online', loadAgain);
    return () => removeEventListener('online', loadAgain);
  }, [stage, first, canLoad]);
  const frame = [styles.frame, styles.frames[ratio], styles.corners[corners]].filter(Boolean).join(' ');
  const content = `${styles.content[ratio]} ${styles.fits[fit]}`;

  if (stage === 'failed') {
    return (
      <span className={frame} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
        <svg className={content} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
        <span className={styles.placeholderIcon}>
          <Icon name="image" size="large" />
        </span>
      </span>
    );
  }

  return (
    <span className={frame}>
      <picture className={styles.picture}>
        {stage === 'sources' &&
          sources.map((source) => (
            // HTML allows sizes only where the files have widths.
            <source key={source.srcSet} {...source} sizes={source.srcSet.includes(' ') ? sizes : undefined} />
          ))}
        <img
          // A new element: the same one would not request again a file that it failed to show.
          key={stage}
          className={content}
          // An empty `src` would request the page itself.
          src={src || undefined}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          onError={() => setStage(stage === 'sources' && src ? 'src' : 'failed')}
        />
      </picture>
    </span>
  );
}
