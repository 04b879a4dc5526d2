import type { Group } from '../api';

/**
 * The background of a category's products (`tint`) and the text colour on it (`ink`), as `#RRGGBB`. Use an ink on its own
 * tint or on white, never on another category's tint (Foundations/Colour).
 */
export const groupColours = {
  potency: { tint: '#EFD7A9', ink: '#4A2F0A' },
  prostate: { tint: '#CDDBC4', ink: '#20391F' },
  joints: { tint: '#C8D8E2', ink: '#173449' },
  beauty: { tint: '#EFD0C6', ink: '#5C221B' },
  hair: { tint: '#E2D2C4', ink: '#47291A' },
  weight: { tint: '#DDE3AC', ink: '#363D0C' },
  digestion: { tint: '#C3E0DC', ink: '#0E3F3B' },
} as const satisfies Record<Group, { tint: string; ink: string }>;
