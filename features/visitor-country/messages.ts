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

const exceptSerbia = {
  question: (country: Country) => `Jeste li u ${locative[country]}?`,
  stay: 'Ostajem ovdje',
};

const bosniaAndMontenegro = {
  shop: (country: Country, currency: string) => `Prodavnica za ${accusative[country]}, cijene u ${currency}`,
};

export const messages = defineMessages({
  BA: { ...exceptSerbia, ...bosniaAndMontenegro, label: 'Država kupovine' },
  RS: {
    label: 'Država kupovine',
    question: (country) => `Da li ste u ${locative[country]}?`,
    shop: (country, currency) => `Prodavnica za ${accusative[country]}, cene u ${currency}`,
    stay: 'Ostajem ovde',
  },
  HR: {
    ...exceptSerbia,
    label: 'Država kupnje',
    shop: (country, currency) => `Trgovina za ${accusative[country]}, cijene u ${currency}`,
  },
  ME: { ...exceptSerbia, ...bosniaAndMontenegro, label: 'Država kupovine' },
});
