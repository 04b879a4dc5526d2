import type useEmblaCarousel from 'embla-carousel-react';
import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { tokens } from '#ui/theme';

/** How long a slide takes, in ms (seed §9). */
const SLIDE_DURATION = Number.parseFloat(tokens.motion.duration.carousel);

/** Embla moves in steps of this length, in ms. */
const STEP = 1000 / 60;

export type Embla = NonNullable<UseEmblaCarouselType[1]>;
type EmblaPlugin = NonNullable<Parameters<typeof useEmblaCarousel>[1]>[number];

/**
 * Gives Embla a clock. By itself it moves by attraction, where `duration` is a strength and not a time: whatever its
 * value, the last pixels take as long again as the rest. Here a move that a button, a key or the timer asks for
 * takes `SLIDE_DURATION` along the theme's curve; what a finger throws keeps its own weight.
 */
export function timedScroll(): EmblaPlugin {
  const init = (embla: Embla) => {
    const { scrollBody, location, previousLocation, target, options } = embla.internalEngine();
    const attract = scrollBody.seek;
    // Never played: the browser's own reading of the curve at a time we set.
    const clock = new Animation(
      new KeyframeEffect(null, null, {
        duration: SLIDE_DURATION,
        easing: tokens.motion.easing.standard,
        fill: 'both',
      }),
    );
    let from = 0;
    let to: number | undefined;
    let elapsed = 0;

    scrollBody.seek = () => {
      const asked = options.duration > 0 && scrollBody.duration() === options.duration;
      if (!asked) {
        to = undefined;
        return attract();
      }
      if (to !== target.get()) {
        from = location.get();
        to = target.get();
        elapsed = 0;
      }
      elapsed = Math.min(elapsed + STEP, SLIDE_DURATION);
      clock.currentTime = elapsed;
      const progress = clock.effect?.getComputedTiming().progress ?? 1;
      previousLocation.set(location);
      location.set(from + (to - from) * progress);
      return scrollBody;
    };
  };
  return { name: 'timedScroll', options: {}, init, destroy: () => {} };
}
