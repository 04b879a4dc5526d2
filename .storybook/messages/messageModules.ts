/** The modules that define the shop's messages, by path. */
export const messageModules = import.meta.glob<Record<string, unknown>>(
  [
    '../../{app,features}/**/{messages,*Messages,*Questions,*Texts}.ts',
    '../../features/shared/offer/groups.ts',
  ],
  { eager: true },
);
