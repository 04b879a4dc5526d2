import useEmblaCarousel from 'embla-carousel-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { IconButton } from '#ui/IconButton';
import { media, useMedia } from '#ui/theme';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import * as styles from './Carousel.css';
import { type Embla, slideTo } from './slideTo';

/** How long each position of an automatic carousel is shown, in ms (seed §9). */
const AUTOPLAY_INTERVAL = 5000;

export const carouselLayouts = ['cards', 'single'] as const;

export interface CarouselSlide {
  key: string;
  content: ReactNode;
}

/** What screen readers say of a carousel, in the page's language. */
export interface CarouselWords {
  /** The kind of thing the whole is: 'karusel'. */
  carousel: string;
  /** The kind of thing a slide is: 'slajd'. */
  slide: string;
  /** Where one is, counted from 1: '1 od 9'. */
  position: (number: number, total: number) => string;
  previous: string;
  next: string;
  pause: string;
  play: string;
}

export interface CarouselProps {
  /** What it shows: 'Najpopularniji proizvodi'. */
  label: string;
  /** What moves through: cards or pictures, in this order. */
  slides: readonly CarouselSlide[];
  /** The names of its parts and buttons, most of them only heard. */
  words: CarouselWords;
  /**
   * `cards` shows 5, 4, 2 or 1 cards by the window's width (seed §2, 'Landing'); `single` one picture, with the arrows
   * on it.
   */
  layout?: (typeof carouselLayouts)[number];
  /** A `Heading` for the row of the arrows. */
  heading?: ReactNode;
  /**
   * Moves on every 5 s, except under a pointer, with focus inside, on a hidden page, or where people ask for less
   * motion.
   */
  autoplay?: boolean;
  /** The first slide in sight, from 0, where the screen decides it as well: thumbnails. */
  index?: number;
  /** Another slide is the first in sight: by a button, a swipe, or by itself. */
  onIndexChange?: (index: number) => void;
}

/**
 * More of a kind than fits a row: cards, pictures of one thing. Nothing in it may be needed to go on: many
 * people never move it. A handful that fits belongs in a `Grid`.
 */
export function Carousel({
  label,
  slides,
  words,
  layout = 'cards',
  heading,
  autoplay = false,
  index,
  onIndexChange,
}: CarouselProps) {
  const stillness = useMedia(media.reducedMotion);
  const [viewport, embla] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    inViewThreshold: 0.5,
    // Embla's own moves a slide to the front that Tab reaches, and its neighbours out of sight.
    watchFocus: false,
    ...(stillness && { duration: 0 }),
  });
  const [position, setPosition] = useState({ current: 0, last: 0 });
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = autoplay && !stillness && !stopped && !hovered && !focused;

  const onMove = useEffectEvent((current: number) => {
    if (current !== position.current) onIndexChange?.(current);
  });

  useEffect(() => {
    if (!embla) return;
    const read = () => {
      const current = embla.selectedScrollSnap();
      onMove(current);
      setPosition({ current, last: embla.scrollSnapList().length - 1 });
    };
    read();
    embla.on('select', read).on('reInit', read).on('slidesInView', keepOutOfSight);
    // On a busy page the browser has said what is in sight before anybody listened.
    if (embla.slidesInView().length > 0) keepOutOfSight(embla);
    return () => {
      embla.off('select', read).off('reInit', read).off('slidesInView', keepOutOfSight);
    };
  }, [embla]);

  useEffect(() => {
    if (embla && index !== undefined && index !== embla.selectedScrollSnap()) slideTo(embla, index);
  }, [embla, index]);

  useEffect(() => {
    if (!embla || !playing) return;
    const following = position.current < position.last ? position.current + 1 : 0;
    const timer = window.setInterval(() => {
      if (!document.hidden) slideTo(embla, following);
    }, AUTOPLAY_INTERVAL);
    return () => window.clearInterval(timer);
  }, [embla, playing, position]);

  const moveBy = (step: 1 | -1) => {
    if (embla) slideTo(embla, embla.selectedScrollSnap() + step);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('input, select, textarea')) return;
    if (event.key === 'ArrowLeft') moveBy(-1);
    else if (event.key === 'ArrowRight') moveBy(1);
    else return;
    event.preventDefault();
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };
  const onTogglePlay = () => {
    setStopped(!stopped);
    // Whoever presses 'play' is in it with pointer and focus, and still means it.
    setHovered(false);
    setFocused(false);
  };

  return (
    <section
      aria-label={label}
      aria-roledescription={words.carousel}
      className={styles.carousel}
      onKeyDown={onKeyDown}
      onFocus={() => setFocused(true)}
      onBlur={onBlur}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      {heading && <div className={styles.heading}>{heading}</div>}
      {position.last > 0 && (
        <div className={styles.controls[layout]}>
          {autoplay && !stillness && (
            <IconButton
              icon={stopped ? 'play' : 'pause'}
              label={stopped ? words.play : words.pause}
              onClick={onTogglePlay}
            />
          )}
          <IconButton
            icon="chevron-left"
            label={words.previous}
            tone="outlined"
            disabled={position.current === 0}
            onClick={() => moveBy(-1)}
          />
          <IconButton
            icon="chevron-right"
            label={words.next}
            tone="outlined"
            disabled={position.current === position.last}
            onClick={() => moveBy(1)}
          />
        </div>
      )}
      <div aria-live={playing ? 'off' : 'polite'}>
        <VisuallyHidden>{words.position(position.current + 1, slides.length)}</VisuallyHidden>
      </div>
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track[layout]}>
          {slides.map((slide, at) => (
            // HTML's element for a named group of anything.
            <fieldset
              key={slide.key}
              aria-roledescription={words.slide}
              aria-label={words.position(at + 1, slides.length)}
              tabIndex={-1}
              className={styles.slide}
            >
              {slide.content}
            </fieldset>
          ))}
        </div>
      </div>
    </section>
  );
}

/**
 * Takes slides out of reach while they are out of sight, and focus that would be lost with one to the first in sight.
 */
function keepOutOfSight(embla: Embla) {
  const nodes = embla.slideNodes();
  const inSight = embla.slidesInView();
  const focusLeaves = nodes.some(
    (node, at) => !inSight.includes(at) && node.contains(document.activeElement),
  );
  for (const at of inSight) nodes[at]?.removeAttribute('inert');
  const [first] = inSight;
  if (focusLeaves && first !== undefined) nodes[first]?.focus({ preventScroll: true });
  for (const at of embla.slidesNotInView()) nodes[at]?.setAttribute('inert', '');
}
