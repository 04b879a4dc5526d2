import { defineMessages, facts } from '#features/shared/country';

const { guaranteeDays, withdrawalDays, withdrawalRefundDays, withdrawalReturnDays, refund } = facts;
const fee = `${refund.restockingFeePercent}%`;

const everywhere = {
  heading: 'Vaše pravo po zakonu',
  sendTo: 'Kome šaljete izjavu',
};

const bosniaAndMontenegro = {
  guaranteeText: `Ona je naše obećanje i teče odvojeno od zakona: ${guaranteeDays} dana od dostave, uz odobrenje telefonom i naknadu od ${fee}. Dok traje rok za odustanak, on je za vas povoljniji.`,
};

/** The right of withdrawal under the law of the country, and the shop's own guarantee. */
export const informationTexts = defineMessages({
  BA: {
    ...everywhere,
    ...bosniaAndMontenegro,
    toRefund: 'Politika povrata',
    guarantee: `Nešto drugo: garancija od ${guaranteeDays} dana`,
    points: [
      {
        title: 'Rok',
        text: `${withdrawalDays.BA} dana, a prvi je dan nakon prijema paketa. Dovoljno je da izjavu pošaljete prije nego što rok istekne.`,
      },
      {
        title: 'Kako se odustaje',
        text: 'Napravite izjavu na ovoj stranici i pošaljite je e-mailom ili poštom. Možete je napisati i svojim riječima, samo neka je jasna.',
      },
      {
        title: 'Šta vraćamo i kada',
        text: `Sve što ste platili za proizvode od kojih odustajete, bez naknade za obradu. Novac vraćamo bez odgađanja, najkasnije ${withdrawalRefundDays.BA} dana nakon što izjava stigne.`,
      },
      {
        title: 'Slanje proizvoda nazad',
        text: 'Pošaljite ih što prije nakon izjave. Plaćate samo trošak tog slanja.',
      },
      {
        title: 'Izuzeci',
        text: 'Ne možete odustati od robe koja je zapečaćena radi zaštite zdravlja ili higijene, ako ste je poslije dostave otpečatili: na primjer od otvorene bočice, praha ili kozmetike. Ako niste sigurni, pitajte nas prije slanja.',
      },
    ],
  },
  RS: {
    ...everywhere,
    guarantee: `Nešto drugo: garancija od ${guaranteeDays} dana`,
    points: [
      {
        title: 'Rok',
        text: `${withdrawalDays.RS} dana, a prvi je dan posle prijema paketa. Dovoljno je da izjavu pošaljete pre nego što rok istekne.`,
      },
      {
        title: 'Kako se odustaje',
        text: 'Napravite izjavu na ovoj stranici i pošaljite je e-mailom ili poštom. Možete da je napišete i svojim rečima, samo neka je jasna.',
      },
      {
        title: 'Šta vraćamo i kada',
        text: `Sve što ste platili za proizvode od kojih odustajete, bez naknade za obradu, a kod cele porudžbine i trošak dostave. Novac vraćamo bez odlaganja, najkasnije ${withdrawalRefundDays.RS} dana pošto izjava stigne. Možemo da sačekamo proizvode ili dokaz da ste ih poslali.`,
      },
      {
        title: 'Slanje proizvoda nazad',
        text: `Najkasnije ${withdrawalReturnDays.RS} dana pošto ste poslali izjavu. Plaćate samo trošak tog slanja.`,
      },
      {
        title: 'Izuzeci',
        text: 'Odustanak nije moguć za robu koja je zapečaćena radi zaštite zdravlja ili higijene, ako ste je posle dostave otpečatili: na primer za otvorenu bočicu, prah ili kozmetiku. Ako niste sigurni, pitajte nas pre slanja.',
      },
    ],
    guaranteeText: `Ona je naše obećanje i teče odvojeno od zakona: ${guaranteeDays} dana od isporuke, uz odobrenje telefonom i naknadu od ${fee}. Dok traje rok za odustanak, on je za vas povoljniji.`,
    toRefund: 'Politika povraćaja',
  },
  HR: {
    ...everywhere,
    toRefund: 'Politika povrata',
    points: [
      {
        title: 'Rok',
        text: `${withdrawalDays.HR} dana, a prvi je dan nakon primitka paketa. Dovoljno je da izjavu pošaljete prije nego što rok istekne.`,
      },
      {
        title: 'Kako se ugovor raskida',
        text: 'Izradite izjavu na ovoj stranici i pošaljite je e-poštom ili poštom. Možete je napisati i svojim riječima, samo neka bude jasna.',
      },
      {
        title: 'Što vraćamo i kada',
        text: `Sve što ste platili za proizvode za koje raskidate ugovor, bez naknade za obradu, a kod cijele narudžbe i trošak dostave. Novac vraćamo bez odgađanja, najkasnije ${withdrawalRefundDays.HR} dana nakon što izjava stigne. Možemo pričekati proizvode ili dokaz da ste ih poslali.`,
      },
      {
        title: 'Slanje proizvoda natrag',
        text: `Najkasnije ${withdrawalReturnDays.HR} dana nakon što ste poslali izjavu. Plaćate samo trošak tog slanja.`,
      },
      {
        title: 'Iznimke',
        text: 'Pravo na raskid nemate za robu koja je zapečaćena zbog zaštite zdravlja ili higijene, ako ste je nakon dostave otpečatili: na primjer za otvorenu bočicu, prah ili kozmetiku. Ako niste sigurni, pitajte nas prije slanja.',
      },
    ],
    guarantee: `Nešto drugo: jamstvo od ${guaranteeDays} dana`,
    guaranteeText: `Ono je naše obećanje i teče odvojeno od zakona: ${guaranteeDays} dana od dostave, uz odobrenje telefonom i naknadu od ${fee}. Dok traje rok za raskid, on je za vas povoljniji.`,
  },
  ME: {
    ...everywhere,
    ...bosniaAndMontenegro,
    toRefund: 'Politika povrata',
    guarantee: `Nešto drugo: garancija od ${guaranteeDays} dana`,
    points: [
      {
        title: 'Rok',
        text: `${withdrawalDays.ME} dana, a prvi je dan nakon prijema paketa. Dovoljno je da izjavu pošaljete prije nego što rok istekne.`,
      },
      {
        title: 'Kako se odustaje',
        text: 'Napravite izjavu na ovoj stranici i pošaljite je e-mailom ili poštom. Možete je napisati i svojim riječima, samo neka je jasna.',
      },
      {
        title: 'Šta vraćamo i kada',
        text: `Sve što ste platili za proizvode od kojih odustajete, bez naknade za obradu, a kod cijele narudžbe i trošak dostave. Novac vraćamo bez odlaganja, najkasnije ${withdrawalRefundDays.ME} dana nakon što izjava stigne. Možemo sačekati proizvode ili dokaz da ste ih poslali.`,
      },
      {
        title: 'Slanje proizvoda nazad',
        text: `Najkasnije ${withdrawalReturnDays.ME} dana nakon što ste poslali izjavu. Plaćate samo trošak tog slanja.`,
      },
      {
        title: 'Izuzeci',
        text: 'Ne možete odustati od robe koja je zapečaćena radi zaštite zdravlja ili higijene, ako ste je poslije dostave otpečatili: na primjer od otvorene bočice, praha ili kozmetike. Ako niste sigurni, pitajte nas prije slanja.',
      },
    ],
  },
});
