import { userEvent } from 'storybook/test';
import type { Canvas } from '#storybook/plays';

/** Where the screen is. */
export const shop = { path: '/login' };

/** Opens the form of a new profile. */
export const openNewProfile = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('tab', { name: 'Novi profil' }));
