import { viewports } from '../modes';

const sizeOf = ({ name, styles }: (typeof viewports)[keyof typeof viewports]) => ({
  name,
  width: Number.parseInt(styles.width, 10),
  height: Number.parseInt(styles.height, 10),
});

/** The windows of a board. */
export const sizes = [sizeOf(viewports.phone), sizeOf(viewports.tablet), sizeOf(viewports.desktop)] as const;

/** A phone at a third of its size, as on the map. */
export const thumbnailSize = { size: sizes[0], scale: 1 / 3 };
