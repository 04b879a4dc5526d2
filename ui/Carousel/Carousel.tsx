import useEmblaCarousel from 'embla-carousel-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { IconButton } from '#ui/IconButton';
import { useReducedMotion } from '#ui/theme';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import * as styles from './Carousel.css';
import { type Embla, slideTo } from './slideTo';

/** How long an autoplaying carousel shows each position, in ms. */
export const AUTOPLAY_INTERVAL = 5000;

export const carouselLayouts = ['cards', 'single'] as const;

export interface CarouselSlide {
  key: string;
  content: ReactNode;
}

/** The labels of a carousel's parts and buttons, most of them for screen readers only. */
export interface CarouselLabels {
  /** The role description of the carousel: 'karusel'. */
  carousel: string;
  /** The role description of a slide: 'slajd'. */
  slide: string;
  /** The position of a slide, counted from 1: '1 od 9'. */
  position: (number: number, total: number) => string;
  previous: string;
  next: string;
  pause: string;
  play: string;
}

export interface CarouselProps {
  /** Labels the carousel for screen readers: 'Najpopularniji proizvodi'. */
  label: string;
  /** The slides in order: cards or pictures. */
  slides: readonly CarouselSlide[];
  /** The labels of its parts and buttons, in the page's language. */
  labels: CarouselLabels;
  /**
   * `cards` shows 5, 4, 2 or 1 cards, depending on the window's width, and a slice of the next, which ends at the window's
   * edge. Its arrows are in the upper right corner of the positioned element around it, which has the heading; below 800 px
   * in the lower one. `single` shows one picture with the arrows on it, on phones with a slice of the next and without
   * arrows: the screen has another way to it than the swipe.
   */
  layout?: (typeof carouselLayouts)[number];
  /**
   * Advances every 5 s. Pauses on hover, on focus inside and while the page is hidden; off where people prefer reduced
   * motion.
   */
  autoplay?: boolean;
  /** The first visible slide, from 0, where the screen controls it too (thumbnails). */
  index?: number;
  /** Called when another slide becomes the first visible one: by a button, a swipe or autoplay. */
  onIndexChange?: (index: number) => void;
}

const fittingClass = (layout: CarouselProps['layout'], count: number) =>
  layout === 'cards' && (count === 2 || count === 3 || count === 4 || count === 5)
    ? styles.fitting[count]
    : '';

/**
 * A list of similar items that does not fit a row: cards, pictures of one product. Do not put anything essential in
 * it: many people never scroll it. Use a `Grid` for a few items that fit.
 */
export function Carousel({
  label,
  slides,
  labels,
  layout = 'cards',
  autoplay = false,
  index,
  onIndexChange,
}: CarouselProps) {
  const prefersReducedMotion = useReducedMotion();
  const viewport = useRef<HTMLDivElement>(null);
  const [start, embla] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    // The slice of the next card can be pressed.
    inViewThreshold: 0.25,
    // Embla would scroll a whole slide that Tab reaches to the front, and its neighbours out of view.
    watchFocus: (carousel, { target }) => !isWhole(carousel, target),
    ...(prefersReducedMotion && { duration: 0 }),
  });
  // A ref callback would force a layout during React's commit.
  useEffect(() => start(viewport.current), [start]);
  const [position, setPosition] = useState({ current: 0, last: slides.length - 1 });
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = autoplay && !prefersReducedMotion && !stopped && !hovered && !focused;

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
    embla.on('select', read).on('reInit', read).on('slidesInView', updateInertSlides);
    // On a busy page, Embla may have emitted 'slidesInView' before this listener was added.
    if (embla.slidesInView().length > 0) updateInertSlides(embla);
    return () => {
      embla.off('select', read).off('reInit', read).off('slidesInView', updateInertSlides);
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
    // With a modifier, an arrow is the browser's own: Back, for example.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
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
    // Pressing 'play' hovers and focuses the carousel, which must not pause it again.
    setHovered(false);
    setFocused(false);
  };

  return (
    <section
      aria-label={label}
      aria-roledescription={labels.carousel}
      className={styles.roots[layout]}
      onKeyDown={onKeyDown}
      onFocus={() => setFocused(true)}
      onBlur={onBlur}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      {slides.length > 1 && (
        <div className={`${styles.controls[layout]} ${fittingClass(layout, slides.length)}`}>
          {autoplay && !prefersReducedMotion && (
            <IconButton
              icon={stopped ? 'play' : 'pause'}
              label={stopped ? labels.play : labels.pause}
              onClick={onTogglePlay}
            />
          )}
          <IconButton
            icon="chevron-left"
            label={labels.previous}
            tone="outlined"
            disabled={position.current === 0}
            onClick={() => moveBy(-1)}
          />
          <IconButton
            icon="chevron-right"
            label={labels.next}
            tone="outlined"
            disabled={position.current === position.last}
            onClick={() => moveBy(1)}
          />
        </div>
      )}
      <div aria-live={playing ? 'off' : 'polite'} className={styles.status}>
        <VisuallyHidden>{labels.position(position.current + 1, slides.length)}</VisuallyHidden>
      </div>
      <div ref={viewport} className={styles.viewport[layout]}>
        <div className={styles.track[layout]}>
          {slides.map((slide, at) => (
            // `fieldset` is HTML's element for a labelled group.
            <fieldset
              key={slide.key}
              aria-roledescription={labels.slide}
              aria-label={labels.position(at + 1, slides.length)}
              tabIndex={-1}
              className={styles.slide[layout]}
            >
              {slide.content}
            </fieldset>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Whether all of the slide with this element is in view. The browser may have scrolled already to what has the focus. */
function isWhole(embla: Embla, focused: EventTarget | null): boolean {
  const view = embla.rootNode();
  const { left, right } = view.getBoundingClientRect();
  const slide = embla.slideNodes().find((node) => focused instanceof Node && node.contains(focused));
  const place = slide?.getBoundingClientRect();
  return (
    place !== undefined && place.left + view.scrollLeft >= left && place.right + view.scrollLeft <= right
  );
}

/**
 * Makes slides inert while they are out of view. If focus is inside one of them, moves it to the first visible slide.
 */
function updateInertSlides(embla: Embla) {
  const nodes = embla.slideNodes();
  const visible = embla.slidesInView();
  const focusIsHidden = nodes.some(
    (node, at) => !visible.includes(at) && node.contains(document.activeElement),
  );
  for (const at of visible) nodes[at]?.removeAttribute('inert');
  const [first] = visible;
  if (focusIsHidden && first !== undefined) nodes[first]?.focus({ preventScroll: true });
  for (const at of embla.slidesNotInView()) nodes[at]?.setAttribute('inert', '');
}
