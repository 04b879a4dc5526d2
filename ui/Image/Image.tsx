import { useState } from 'react';
import { Icon } from '#ui/Icon';
import * as styles from './Image.css';

export const imageRatios = ['natural', 'portrait', 'square', 'wide', 'banner', 'fill'] as const;
export const imageFits = ['cover', 'contain'] as const;
export const imageCorners = ['square', 'medium', 'large'] as const;

/** The same picture in a format that not every browser reads, or cut for a window: tried first, in the order given. */
export interface ImageSource {
  /** The windows it is for, `(width >= 1200px)`; all of them where left out. */
  media?: string;
  /** `image/avif`. */
  type: string;
  /** One file, or several with their widths: `small.avif 256w, large.avif 800w`. */
  srcSet: string;
}

export interface ImageProps {
  /** The file that every browser reads. Empty where there is none: then the placeholder stands. */
  src: string;
  /** What the picture shows; empty where the words beside it say it already. */
  alt: string;
  /** The file's own width in px. The room is kept free until it is here. */
  width: number;
  /** The file's own height in px. */
  height: number;
  /** The same picture in smaller formats, or cut for a window; tried before `src`, in this order. */
  sources?: readonly ImageSource[] | undefined;
  /** How wide it will be drawn, where a source has files of several widths. */
  sizes?: string | undefined;
  /** For the one picture that is seen first: loaded at once and before others. The rest waits until it is near. */
  priority?: boolean;
  /** Its form: the file's own, 4:5, 1:1, 16:9, 21:9, or whatever its place is (`fill`). */
  ratio?: (typeof imageRatios)[number];
  /** What happens where the file has another form: `cover` cuts, `contain` leaves room. */
  fit?: (typeof imageFits)[number];
  /** 0, 10 or 14 px. */
  corners?: (typeof imageCorners)[number];
}

/**
 * A photograph, as wide as its place. It keeps its room before it has loaded and where it fails; then the placeholder
 * still says what it would have shown. A line drawing is an `Icon`.
 */
export function Image(props: ImageProps) {
  // Another file starts from the beginning, whatever happened to the last one.
  return <Attempts key={props.src} {...props} />;
}

/** A set of sources with one broken file must not cost the picture: the plain file is tried before giving up. */
function Attempts({
  src,
  alt,
  width,
  height,
  sources = [],
  sizes,
  priority = false,
  ratio = 'natural',
  fit = 'cover',
  corners = 'square',
}: ImageProps) {
  const first = sources.length > 0 ? 'choice' : src ? 'plain' : 'failed';
  const [attempt, setAttempt] = useState<'choice' | 'plain' | 'failed'>(first);
  const frame = [styles.frame, styles.frames[ratio], styles.corners[corners]].filter(Boolean).join(' ');
  const content = `${styles.content[ratio]} ${styles.fits[fit]}`;

  if (attempt === 'failed') {
    return (
      <span className={frame} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
        <svg className={content} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
        <span className={styles.mark}>
          <Icon name="image" size="large" />
        </span>
      </span>
    );
  }

  return (
    <span className={frame}>
      <picture className={styles.picture}>
        {attempt === 'choice' &&
          sources.map((source) => <source key={source.srcSet} {...source} sizes={sizes} />)}
        <img
          // A fresh element: the same one would not ask for a file it has just failed to show.
          key={attempt}
          className={content}
          // An empty one is the page's own address.
          src={src || undefined}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          onError={() => setAttempt(attempt === 'choice' && src ? 'plain' : 'failed')}
        />
      </picture>
    </span>
  );
}
