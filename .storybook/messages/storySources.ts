/** The text of every file of stories of the shop. */
export const storySources: readonly string[] = Object.values(
  import.meta.glob<string>('../../{app,features}/**/*.stories.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
