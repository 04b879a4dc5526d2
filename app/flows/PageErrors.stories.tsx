import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { RouteError } from '../RouteError';

interface BrokenPageProps {
  /** What is wrong with it. */
  fault: 'drawing' | 'code';
}

function Broken(): never {
  throw new Error('A story made this page fail.');
}

// A variable, so that no build looks for the file.
const nowhere = '/no-such-chunk.js';

/** A page of the shop that goes wrong, behind the boundary that every page has. */
function BrokenPage({ fault }: BrokenPageProps) {
  const page =
    fault === 'code' ? { lazy: () => import(/* @vite-ignore */ nowhere) } : { element: <Broken /> };
  const router = createMemoryRouter([{ path: '/', errorElement: <RouteError />, ...page }]);
  return <RouterProvider router={router} />;
}

const meta = preview.meta({
  title: 'Flows/Page errors',
  component: BrokenPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: {} },
});

export default meta;

/** A screen that cannot be drawn. */
export const NotDrawn = meta.story({
  args: { fault: 'drawing' as const },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Učitaj ponovo' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Početna' })).toHaveAttribute('href', '/');
  },
});

/** A screen whose code does not come: no network, or a release that has replaced it. */
export const NotLoaded = meta.story({
  args: { fault: 'code' as const },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Loading chunk failed' }),
    ).toBeVisible();
    await expect(canvas.getByText(/Vaša korpa je sačuvana/)).toBeVisible();
  },
});

export const NotLoadedHR = NotLoaded.extend({
  globals: { country: 'HR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Vaša košarica je spremljena/)).toBeVisible();
  },
});
