/** The file of a message. Catalogues have one for each country; the wordings that the specification fixes have none. */
export const fileOf = (key: string, country: string): string =>
  key.includes('/') ? `${key.split(' ')[0]}/${country.toLowerCase()}.ts` : 'Fixed by the specification';
