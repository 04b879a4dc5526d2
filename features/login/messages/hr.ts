import type { Messages } from './ba';

export const hr: Messages = {
  heading: 'Dobro došli',
  title: 'Prijava',
  lead: 'Račun služi da pratite paket i ponovite narudžbu.',
  views: 'Prijava ili novi račun',
  login: 'Prijava',
  create: 'Novi račun',
  username: 'Email adresa ili broj telefona',
  loading: 'Provjeravamo jeste li prijavljeni',
  newPassword: 'Lozinka je promijenjena. Prijavite se novom lozinkom.',
};
