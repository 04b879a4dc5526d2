import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { isMotionReduced, tokens } from '#ui/theme';

export type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** Duration of a slide transition in ms. */
const SLIDE_DURATION = Number.parseFloat(tokens.motion.duration.carousel);

/**
 * Scrolls a carousel to a slide, or as far as it goes. Embla's `duration` is the strength of an attraction, not a time,
 * so Embla jumps and the browser animates the slides from their previous position.
 */
export function slideTo(embla: Embla, index: number): void {
  const track = embla.containerNode();
  const target = Math.min(Math.max(index, 0), embla.scrollSnapList().length - 1);
  if (target === embla.selectedScrollSnap()) return;
  const before = track.getBoundingClientRect().left;
  for (const animation of track.getAnimations()) animation.cancel();
  embla.scrollTo(target, true);
  if (isMotionReduced()) return;
  const distance = before - track.getBoundingClientRect().left;
  track.animate(
    { translate: [`${distance}px`, '0px'] },
    { duration: SLIDE_DURATION, easing: tokens.motion.easing.standard },
  );
}
