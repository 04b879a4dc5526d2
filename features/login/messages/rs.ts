import type { Messages } from './ba';

export const rs: Messages = {
  heading: 'Dobro došli',
  title: 'Prijava',
  lead: 'Nalog služi da pratite paket i ponovite porudžbinu.',
  views: 'Prijava ili novi nalog',
  login: 'Prijava',
  create: 'Novi nalog',
  username: 'Email ili broj telefona',
  loading: 'Proveravamo da li ste prijavljeni',
  newPassword: 'Lozinka je promenjena. Prijavite se novom lozinkom.',
};
