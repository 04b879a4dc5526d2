/** The working name. The seed names no brand: change it here and in the two logo files (decision 5). */
export const brand = { name: 'Hrast' } as const;
