const isOfStory = /\.(stories|mdx)/;

/** `…/features/checkout/CheckoutScreen.tsx` → `checkout`. */
const screen = /[\\/]features[\\/](?!shared[\\/])([^\\/]+)[\\/]/;

/**
 * The chunks of the built workspace: the design system, the shop around screens, and one for each screen. Without them a story
 * loads hundreds of files, again in each frame of a board.
 */
export const codeSplitting = {
  // Packages stay in chunks by their use.
  includeDependenciesRecursively: false,
  groups: [
    { name: 'ui', test: (id: string) => /[\\/]ui[\\/]/.test(id) && !isOfStory.test(id), priority: 3 },
    {
      name: 'shop',
      test: (id: string) =>
        /[\\/](features[\\/]shared|mocks|app|\.storybook[\\/]shop)[\\/]/.test(id) && !isOfStory.test(id),
      priority: 2,
    },
    {
      name: (id: string) => (isOfStory.test(id) ? null : (screen.exec(id)?.[1] ?? null)),
      priority: 1,
    },
  ],
};
