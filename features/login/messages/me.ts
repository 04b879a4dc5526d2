import type { Messages } from './ba';

export const me: Messages = {
  heading: 'Dobro došli',
  title: 'Prijava',
  lead: 'Nalog služi da pratite paket i ponovite narudžbu.',
  views: 'Prijava ili novi nalog',
  login: 'Prijava',
  create: 'Novi nalog',
  username: 'Email ili broj telefona',
  loading: 'Provjeravamo da li ste prijavljeni',
  newPassword: 'Lozinka je promijenjena. Prijavite se novom lozinkom.',
};
