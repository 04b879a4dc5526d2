export const ba = {
  heading: 'Dobro došli',
  title: 'Prijava',
  lead: 'Račun služi da pratite paket i ponovite narudžbu.',
  views: 'Prijava ili novi račun',
  login: 'Prijava',
  create: 'Novi račun',
  username: 'Email ili broj telefona',
  loading: 'Provjeravamo da li ste prijavljeni',
  newPassword: 'Lozinka je promijenjena. Prijavite se novom lozinkom.',
};

/** The texts of a country. */
export type Messages = typeof ba;
