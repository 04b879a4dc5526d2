import { type Country, defineMessages } from '#features/shared/country';

/** 'in …', the same in all four languages. */
const locative: Record<Country, string> = {
  BA: 'Bosni i Hercegovini',
  RS: 'Srbiji',
  HR: 'Hrvatskoj',
  ME: 'Crnoj Gori',
};

/** 'for …', the same in all four languages. */
const accusative: Record<Country, string> = {
  BA: 'Bosnu i Hercegovinu',
  RS: 'Srbiju',
  HR: 'Hrvatsku',
  ME: 'Crnu Goru',
};

export const messages = defineMessages(
  {
    label: 'Država kupovine',
    question: (country: Country) => `Jeste li u ${locative[country]}?`,
    shop: (country: Country, currency: string) =>
      `Prodavnica za ${accusative[country]}, cijene u ${currency}`,
    stay: 'Ostajem ovdje',
  },
  {
    RS: {
      question: (country) => `Da li ste u ${locative[country]}?`,
      shop: (country, currency) => `Prodavnica za ${accusative[country]}, cene u ${currency}`,
      stay: 'Ostajem ovde',
    },
    HR: {
      label: 'Država kupnje',
      shop: (country, currency) => `Trgovina za ${accusative[country]}, cijene u ${currency}`,
    },
  },
);
