import { defineMessages, type PluralForms, plural } from '#features/shared/country';
import { facts } from '../country';

const { min, max } = facts.credentialLength;

const found = (forms: PluralForms) => (count: number) => `${count} ${plural(count, forms)}`;

const everywhere = {
  logIn: 'Prijavi se',
  loggingIn: 'Prijavljujem vas',
  password: 'Lozinka',
  passwordHint: `Od ${min} do ${max} znaka.`,
  showPassword: 'Prikaži lozinku',
  hidePassword: 'Sakrij lozinku',
  forgotPassword: 'Zaboravili ste lozinku?',
  firstName: 'Ime',
  lastName: 'Prezime',
  phone: 'Broj telefona',
  phoneCountry: 'Država',
  phoneCountriesFound: found({ one: 'država', few: 'države', other: 'država' }),
  stopTrying: 'Prekini',
  expired: 'Prijava je istekla',
  loggedOutElsewhere: 'Odjavili ste se u drugom prozoru',
  close: 'Zatvori',
};

const exceptSerbia = {
  createdHint: 'Narudžbe, pošiljke i podaci sada su vam na jednom mjestu.',
};

const exceptCroatia = {
  email: 'E-mail',
  newPassword: 'Izaberite lozinku',
  offline: 'Nema veze sa serverom. Pokušavamo ponovo…',
  continueShopping: 'Nastavi kupovinu',
};

const bosniaAndMontenegro = {
  create: 'Napravi račun',
  creating: 'Pravim račun',
  phoneHint: 'Na ovaj broj vas zovemo da potvrdimo narudžbu.',
  notCreated: 'Račun nije napravljen',
  notCreatedHint: 'Provjerite podatke i internet vezu, pa pokušajte ponovo. Sve što ste upisali je sačuvano.',
  notChecked: 'Ne možemo provjeriti da li ste prijavljeni',
  created: 'Račun je napravljen',
};

export const messages = defineMessages({
  BA: { ...everywhere, ...exceptSerbia, ...exceptCroatia, ...bosniaAndMontenegro },
  RS: {
    ...everywhere,
    ...exceptCroatia,
    create: 'Napravi nalog',
    creating: 'Pravim nalog',
    notCreated: 'Nalog nije napravljen',
    created: 'Nalog je napravljen',
    phoneHint: 'Na ovaj broj vas zovemo da potvrdimo porudžbinu.',
    notCreatedHint:
      'Proverite podatke i internet vezu, pa pokušajte ponovo. Sve što ste upisali je sačuvano.',
    notChecked: 'Ne možemo da proverimo da li ste prijavljeni',
    createdHint: 'Porudžbine, pošiljke i podaci sada su vam na jednom mestu.',
  },
  HR: {
    ...everywhere,
    ...exceptSerbia,
    create: 'Izradi račun',
    continueShopping: 'Nastavi kupnju',
    creating: 'Izrađujem račun',
    email: 'E-mail adresa',
    newPassword: 'Odaberite lozinku',
    phoneHint: 'Na ovaj broj vas zovemo radi potvrde narudžbe.',
    notCreated: 'Račun nije izrađen',
    notCreatedHint:
      'Provjerite podatke i internetsku vezu pa pokušajte ponovno. Sve što ste upisali ostaje spremljeno.',
    offline: 'Nema veze s poslužiteljem. Pokušavamo ponovno…',
    notChecked: 'Ne možemo provjeriti jeste li prijavljeni',
    created: 'Račun je izrađen',
  },
  ME: { ...everywhere, ...exceptSerbia, ...exceptCroatia, ...bosniaAndMontenegro },
});
