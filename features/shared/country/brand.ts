/** The working name. It is also in the two logo files. */
export const brand = { name: 'Hrast' } as const;
