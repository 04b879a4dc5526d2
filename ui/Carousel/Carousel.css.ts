import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { focusRingSpace, media, vars } from '#ui/theme';

const perView = createVar();
const narrowest = createVar();
const gap = vars.space[5];
const hidden = { display: 'none' } as const;

/** Heading and arrows share a row above the slides; on phones the arrows are below, within reach of the thumb. */
export const carousel = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"heading controls" "slides slides"',
  alignItems: 'end',
  columnGap: vars.space[5],
  '@media': {
    [media.upTo('xs')]: { gridTemplateAreas: '"heading heading" "slides slides" "controls controls"' },
  },
});

export const heading = style({ gridArea: 'heading', marginBlockEnd: vars.space[6] });

const buttons = style({ display: 'flex', gap: vars.space[2] });

export const controls = styleVariants({
  cards: [
    buttons,
    {
      gridArea: 'controls',
      marginBlockEnd: vars.space[6],
      '@media': {
        [media.upTo('xs')]: {
          justifyContent: 'flex-end',
          marginBlockStart: vars.space[4],
          marginBlockEnd: 0,
        },
      },
    },
  ],
  single: [
    buttons,
    {
      position: 'absolute',
      insetBlockEnd: vars.space[3],
      insetInlineEnd: vars.space[3],
      zIndex: vars.z.raised,
      gap: vars.space[1],
      padding: vars.space[1],
      borderRadius: vars.radius.lg,
      background: vars.color.surfaceRaised,
      '@media': { [media.below('sm')]: hidden },
    },
  ],
});

/** As high as the buttons. */
export const noControls = style([controls.cards, { height: vars.space[9] }]);

/** Hides the controls where that many cards fit side by side; decided here, so that nothing moves once Embla has measured. */
export const fitting = styleVariants({
  2: { '@media': { [media.above('xs')]: hidden } },
  3: { '@media': { [media.above('lg')]: hidden } },
  4: { '@media': { [media.above('lg')]: hidden } },
  5: { '@media': { [media.above('xxl')]: hidden } },
});

const clip = style({
  gridArea: 'slides',
  overflow: 'hidden',
  // Without the padding, `overflow` would clip the focus ring of a card.
  padding: focusRingSpace,
  margin: `calc(-1 * ${focusRingSpace})`,
});

export const viewport = styleVariants({
  cards: [
    clip,
    {
      '@media': {
        // The slice of the next card ends at the edge of the window.
        [media.upTo('xs')]: {
          paddingInlineEnd: vars.space.gutter,
          marginInlineEnd: `calc(-1 * ${vars.space.gutter})`,
        },
      },
    },
  ],
  single: [clip],
});

const slides = style({
  display: 'flex',
  gap,
  // Vertical swipes scroll the page, horizontal ones the carousel.
  touchAction: 'pan-y pinch-zoom',
});

export const track = styleVariants({
  cards: [
    slides,
    {
      vars: { [perView]: '5' },
      '@media': {
        [media.upTo('xxl')]: { vars: { [perView]: '4' } },
        [media.upTo('lg')]: { vars: { [perView]: '2' } },
        // Large text gets wider cards.
        [media.upTo('xs')]: { vars: { [perView]: '1.4', [narrowest]: '10rem' } },
      },
    },
  ],
  single: [
    slides,
    {
      vars: { [perView]: '1' },
      // The slice of the next picture shows that there is one.
      '@media': { [media.below('sm')]: { gap: vars.space[1], vars: { [perView]: '1.26' } } },
    },
  ],
});

export const slide = style({
  flex: `0 0 max(min(100%, ${fallbackVar(narrowest, '0px')}), (100% - (${perView} - 1) * ${gap}) / ${perView})`,
  minWidth: 0,
});
