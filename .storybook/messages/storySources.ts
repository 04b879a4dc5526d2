/** The source of every story file in `app` and `features`. */
export const storySources: readonly string[] = Object.values(
  import.meta.glob<string>('../../{app,features}/**/*.stories.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
