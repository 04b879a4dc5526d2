import { useState } from 'react';
import { Icon } from '#ui/Icon';
import * as styles from './Image.css';

export const imageRatios = ['natural', 'portrait', 'square', 'wide', 'banner', 'fill'] as const;
export const imageFits = ['cover', 'contain'] as const;
export const imageCorners = ['square', 'medium', 'large'] as const;

export interface ImageProps {
  /** The file that every browser reads. Empty where there is none: then the placeholder stands. */
  src: string;
  /** What the picture shows; empty where the words beside it say it already. */
  alt: string;
  /** The file's own size in px. The room is kept free until it is here. */
  width: number;
  height: number;
  /** The same picture as AVIF, half as heavy: tried first. */
  avif?: string | undefined;
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

/**
 * One broken file must not cost the picture, and not every browser reads AVIF: the plain file is tried before giving up.
 *
 * Not by a `picture`: Chromium keeps every one (and every `srcset` and `sizes`) that was made and never put into the
 * page, with all that was made around it. Those are whole screens: React prepares them and lets go of them when the
 * shopper is already on the way to another.
 */
function Attempts({
  src,
  alt,
  width,
  height,
  avif,
  priority = false,
  ratio = 'natural',
  fit = 'cover',
  corners = 'square',
}: ImageProps) {
  const [attempt, setAttempt] = useState<'avif' | 'plain' | 'failed'>(
    avif ? 'avif' : src ? 'plain' : 'failed',
  );
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
      <img
        // A fresh element: what has failed to show one file shows nothing of it while the next one loads.
        key={attempt}
        className={content}
        src={attempt === 'avif' ? avif : src}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        onError={() => setAttempt(attempt === 'avif' ? 'plain' : 'failed')}
      />
    </span>
  );
}
