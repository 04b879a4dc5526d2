import { userEvent } from 'storybook/test';
import type { Canvas } from '#storybook/plays';

/** The address of the screen. */
export const shop = { path: '/login' };

/** Opens the form for a new profile. */
export const openNewProfile = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('tab', { name: 'Novi profil' }));
