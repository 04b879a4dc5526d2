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
