import { defineMessages, facts } from '#features/shared/country';

const everywhere = {
  loggedInAs: (name: string) => `Prijavljeni ste kao ${name}.`,
  loggedOut: 'Niste prijavljeni',
  logIn: 'Prijavi se',
  /** Fixed wording (Screens/Account). */
  loadFailed: 'Došlo je do greške prilikom dohvatanja podataka',
  /** Fixed wording (Screens/Account). */
  empty: 'Nema evidentiranih narudžbi na vašem računu.',
  toShop: 'Pogledaj najpopularnije',
  status: 'Status',
  articles: 'Proizvodi',
  total: 'Ukupno',
  shipment: 'Pošiljka',
  quantity: (count: number) => `količina ${count}`,
  /** Fixed wording (Screens/Account). */
  track: 'Prati Pošiljku',
  firstName: 'Ime',
  lastName: 'Prezime',
  /** Fixed wording (Screens/Account). */
  notSaved: 'Došlo je do greške prilikom promjene podataka',
  passwordHint: 'Upišite i staru lozinku.',
  oldPassword: 'Stara lozinka',
  newPassword: 'Nova lozinka',
  newPasswordHint: `Od ${facts.credentialLength.min} do ${facts.credentialLength.max} znaka.`,
  showOld: 'Prikaži staru lozinku',
  hideOld: 'Sakrij staru lozinku',
  showNew: 'Prikaži novu lozinku',
  hideNew: 'Sakrij novu lozinku',
  /** Fixed wording, with its spelling (Screens/Account). */
  changed: 'Lozinka uspješno promjenjena',
  /** Fixed wording (Screens/Account). */
  notChanged: 'Došlo je do greške prilikom promjene lozinke',
  logout: 'Odjava',
  logOut: 'Odjavi se',
  loggingOut: 'Odjavljujem vas',
};

const exceptSerbia = {
  heading: 'Moj račun',
  loading: 'Učitavanje računa',
  views: 'Dijelovi računa',
  orders: 'Moje narudžbe',
  settings: 'Postavke',
  loadingOrders: 'Učitavanje narudžbi',
  number: 'Narudžba',
  created: 'Vrijeme',
  details: (number: string) => `Detalji narudžbe ${number}`,
  oldTotal: 'Stara cijena',
  newTotal: 'Cijena',
  /** The footer's label for the same link. */
  startReturn: 'Povrat ili zamjena',
  ofOrder: (number: string) => `(narudžba ${number})`,
  profileHint: 'Koristimo ih za prijavu i narudžbe.',
  /** Fixed wording (Screens/Account). */
  saved: 'Promjene uspješno sačuvane',
  password: 'Promjena lozinke',
  change: 'Promijeni lozinku',
  changing: 'Mijenjam lozinku',
  logoutHint: 'Odjavite se ako uređaj dijelite s drugima.',
  notLoggedOut: 'Odjava nije uspjela',
};

const exceptCroatia = {
  emptyHint: 'Pogledajte šta kupci najčešće biraju.',
  profile: 'Lični podaci',
  email: 'E-mail',
  wrongOld: 'Stara lozinka nije tačna.',
};

const bosniaAndMontenegro = {
  loggedOutHint: 'Prijavite se da vidite narudžbe, pratite pošiljke i mijenjate podatke.',
  expiredHint: 'Prijavite se ponovo da nastavite.',
  /** An order carries no prices (Specification/Wire format). */
  pricesToday: 'Iznosi su obračunati po današnjim cijenama.',
  phoneHint: 'Na ovaj broj vas zovemo da potvrdimo narudžbu.',
  save: 'Sačuvaj promjene',
  saving: 'Čuvam promjene',
  notSavedHint: 'Provjerite internet vezu i pokušajte ponovo. Ono što ste upisali nije izgubljeno.',
  notChangedHint: 'Provjerite internet vezu i pokušajte ponovo. Važi stara lozinka.',
  notLoggedOutHint: 'Provjerite internet vezu i pokušajte ponovo.',
};

export const messages = defineMessages({
  BA: { ...everywhere, ...exceptSerbia, ...exceptCroatia, ...bosniaAndMontenegro },
  RS: {
    ...everywhere,
    ...exceptCroatia,
    heading: 'Moj nalog',
    loading: 'Učitavanje naloga',
    views: 'Delovi naloga',
    orders: 'Moje porudžbine',
    settings: 'Podešavanja',
    loggedOutHint: 'Prijavite se da biste videli porudžbine, pratili pošiljke i menjali podatke.',
    expiredHint: 'Prijavite se ponovo da biste nastavili.',
    loadingOrders: 'Učitavanje porudžbina',
    number: 'Porudžbina',
    created: 'Vreme',
    details: (number) => `Detalji porudžbine ${number}`,
    oldTotal: 'Stara cena',
    newTotal: 'Cena',
    startReturn: 'Povraćaj ili zamena',
    ofOrder: (number) => `(porudžbina ${number})`,
    pricesToday: 'Iznosi su obračunati po današnjim cenama.',
    profileHint: 'Koristimo ih za prijavu i porudžbine.',
    phoneHint: 'Na ovaj broj vas zovemo da potvrdimo porudžbinu.',
    save: 'Sačuvaj promene',
    saving: 'Čuvam promene',
    saved: 'Promene uspešno sačuvane',
    notSavedHint: 'Proverite internet vezu i pokušajte ponovo. Ono što ste upisali nije izgubljeno.',
    password: 'Promena lozinke',
    change: 'Promeni lozinku',
    changing: 'Menjam lozinku',
    notChangedHint: 'Proverite internet vezu i pokušajte ponovo. Važi stara lozinka.',
    logoutHint: 'Odjavite se ako uređaj delite sa drugima.',
    notLoggedOut: 'Odjava nije uspela',
    notLoggedOutHint: 'Proverite internet vezu i pokušajte ponovo.',
  },
  HR: {
    ...everywhere,
    ...exceptSerbia,
    loggedOutHint: 'Prijavite se kako biste vidjeli narudžbe, pratili pošiljke i mijenjali podatke.',
    expiredHint: 'Prijavite se ponovno kako biste nastavili.',
    emptyHint: 'Pogledajte što kupci najčešće biraju.',
    pricesToday: 'Iznosi su izračunati prema današnjim cijenama.',
    profile: 'Osobni podaci',
    email: 'E-mail adresa',
    phoneHint: 'Na ovaj broj vas zovemo radi potvrde narudžbe.',
    save: 'Spremi promjene',
    saving: 'Spremam promjene',
    notSavedHint: 'Provjerite internetsku vezu i pokušajte ponovno. Ono što ste upisali nije izgubljeno.',
    notChangedHint: 'Provjerite internetsku vezu i pokušajte ponovno. Vrijedi stara lozinka.',
    wrongOld: 'Stara lozinka nije točna.',
    notLoggedOutHint: 'Provjerite internetsku vezu i pokušajte ponovno.',
  },
  ME: { ...everywhere, ...exceptSerbia, ...exceptCroatia, ...bosniaAndMontenegro },
});
