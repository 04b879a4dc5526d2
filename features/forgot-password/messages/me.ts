import { facts, fixedTexts } from '#features/shared/country';
import type { Messages } from './ba';

export const me: Messages = {
  heading: 'Zaboravljena lozinka',
  lead: 'Poslaćemo vam kod kojim postavljate novu lozinku.',
  address: 'Email ili broj telefona',
  addressHint: 'Onaj kojim se prijavljujete.',
  send: 'Pošaljite kod',
  sending: 'Šaljem kod',
  codeHeading: 'Nova lozinka',
  codeLead: 'Upišite kod iz poruke i izaberite novu lozinku.',
  code: 'Kod',
  sentTo: (address) => `Poslali smo ga na ${address}.`,
  password: 'Nova lozinka',
  passwordHint: `Od ${facts.credentialLength.min} do ${facts.credentialLength.max} znaka.`,
  showPassword: 'Prikažite lozinku',
  hidePassword: 'Sakrijte lozinku',
  save: 'Sačuvajte lozinku',
  saving: 'Čuvam lozinku',
  notArrived: 'Kod nije stigao?',
  notArrivedHint: 'Pogledajte i neželjenu poštu, provjerite adresu, pa ga pošaljite ponovo.',
  changeAddress: 'Promijenite adresu ili broj',
  refused: fixedTexts.tryLater,
  toLogin: 'Nazad na prijavu',
};
