import { defineMessages, type PluralForms, plural } from '#features/shared/country';
import { facts } from '../country';

const { min, max } = facts.credentialLength;

const found = (forms: PluralForms) => (count: number) => `${count} ${plural(count, forms)}`;

export const messages = defineMessages(
  {
    logIn: 'Prijavi se',
    loggingIn: 'Prijavljujem vas',
    create: 'Napravi račun',
    creating: 'Pravim račun',
    email: 'E-mail',
    password: 'Lozinka',
    newPassword: 'Izaberite lozinku',
    passwordHint: `Od ${min} do ${max} znaka.`,
    showPassword: 'Prikaži lozinku',
    hidePassword: 'Sakrij lozinku',
    forgotPassword: 'Zaboravili ste lozinku?',
    firstName: 'Ime',
    lastName: 'Prezime',
    phone: 'Broj telefona',
    phoneHint: 'Na ovaj broj vas zovemo da potvrdimo narudžbu.',
    phoneCountry: 'Država',
    phoneCountriesFound: found({ one: 'država', few: 'države', other: 'država' }),
    notCreated: 'Račun nije napravljen',
    notCreatedHint:
      'Provjerite podatke i internet vezu, pa pokušajte ponovo. Sve što ste upisali je sačuvano.',
    offline: 'Nema veze sa serverom. Pokušavamo ponovo…',
    notChecked: 'Ne možemo provjeriti da li ste prijavljeni',
    stopTrying: 'Prekini',
    expired: 'Prijava je istekla',
    loggedOutElsewhere: 'Odjavili ste se u drugom prozoru',
    created: 'Račun je napravljen',
    createdHint: 'Narudžbe, pošiljke i podaci sada su vam na jednom mjestu.',
    continueShopping: 'Nastavi kupovinu',
    close: 'Zatvori',
  },
  {
    RS: {
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
  },
);
