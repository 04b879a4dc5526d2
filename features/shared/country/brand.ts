/** The working name. It is also in the logo's file. */
export const brand = { name: 'Hrast' } as const;
