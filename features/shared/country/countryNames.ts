import type { Country } from './country';

/** The countries in the accusative, after 'za'. The same in all four languages. */
export const accusative: Record<Country, string> = {
  BA: 'Bosnu i Hercegovinu',
  RS: 'Srbiju',
  HR: 'Hrvatsku',
  ME: 'Crnu Goru',
};

/** The countries in the locative, after 'u'. The same in all four languages. */
export const locative: Record<Country, string> = {
  BA: 'Bosni i Hercegovini',
  RS: 'Srbiji',
  HR: 'Hrvatskoj',
  ME: 'Crnoj Gori',
};

/** The currencies in the locative, after 'cijene u'. */
export const currencyLocative: Record<Country, string> = {
  BA: 'konvertibilnim markama',
  RS: 'dinarima',
  HR: 'eurima',
  ME: 'eurima',
};

/** The same in Serbian, which has its own word for euros. */
export const serbianCurrencyLocative: Record<Country, string> = {
  ...currencyLocative,
  HR: 'evrima',
  ME: 'evrima',
};
