import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { focusRingSpace, media, vars } from '#ui/theme';

const perView = createVar();
const narrowest = createVar();
const gap = vars.space[5];
const hidden = { display: 'none' } as const;

/** To the edge of the window, where it clips the slice of the next card. */
const bleed = `max(${vars.space.gutter}, (100vw - ${vars.container.page}) / 2)`;

const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const roots = styleVariants({ cards: [root], single: [root, { position: 'relative' }] });

/** Contains the visually hidden text. */
export const status = style({ position: 'relative' });

const buttons = style({ display: 'flex', gap: vars.space[2] });

export const controls = styleVariants({
  // At the corner of the section around it: beside its heading, on phones below the cards, within reach of the thumb.
  cards: [
    buttons,
    {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      '@media': { [media.below('sm')]: { insetBlock: 'auto 0' } },
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

/** Hides the controls where that many cards fit side by side; decided here, so that nothing moves once Embla has measured. */
export const fitting = styleVariants({
  2: { '@media': { [media.above('xs')]: hidden } },
  3: { '@media': { [media.above('lg')]: hidden } },
  4: { '@media': { [media.above('lg')]: hidden } },
  5: { '@media': { [media.above('xxl')]: hidden } },
});

const clip = style({
  overflow: 'hidden',
  // Without the padding, `overflow` would clip the focus ring of a card.
  padding: focusRingSpace,
  margin: `calc(-1 * ${focusRingSpace})`,
});

export const viewport = styleVariants({
  cards: [clip, { paddingInlineEnd: bleed, marginInlineEnd: `calc(-1 * ${bleed})` }],
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
        [media.upTo('xs')]: { vars: { [perView]: '1', [narrowest]: '10rem' } },
      },
    },
  ],
  // The slice of the next picture shows that there is one.
  single: [slides, { '@media': { [media.below('sm')]: { gap: vars.space[1] } } }],
});

/** Beside whole cards, a third of the next one. */
const cardWidth = `(100% + ${bleed} - ${perView} * ${gap}) / (${perView} + 0.35)`;

export const slide = styleVariants({
  cards: { flex: `0 0 max(min(100%, ${fallbackVar(narrowest, '0px')}), ${cardWidth})`, minWidth: 0 },
  single: { flex: '0 0 100%', minWidth: 0, '@media': { [media.below('sm')]: { flexBasis: '79%' } } },
});
