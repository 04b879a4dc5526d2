import { facts, fixedTexts } from '#features/shared/country';
import type { Messages } from './ba';

export const hr: Messages = {
  heading: 'Zaboravljena lozinka',
  lead: 'Poslat ćemo vam kod kojim postavljate novu lozinku.',
  address: 'Email adresa ili broj telefona',
  addressHint: 'Podatak kojim se prijavljujete.',
  send: 'Pošaljite kod',
  sending: 'Šaljem kod',
  codeHeading: 'Nova lozinka',
  codeLead: 'Upišite kod iz poruke i odaberite novu lozinku.',
  code: 'Kod',
  sentTo: (address) => `Poslali smo ga na ${address}.`,
  password: 'Nova lozinka',
  passwordHint: `Od ${facts.credentialLength.min} do ${facts.credentialLength.max} znaka.`,
  showPassword: 'Prikažite lozinku',
  hidePassword: 'Sakrijte lozinku',
  save: 'Spremite lozinku',
  saving: 'Spremam lozinku',
  notArrived: 'Kod nije stigao?',
  notArrivedHint: 'Pogledajte i neželjenu poštu, provjerite adresu pa ga pošaljite ponovno.',
  changeAddress: 'Promijenite adresu ili broj',
  refused: fixedTexts.tryLater,
  toLogin: 'Natrag na prijavu',
};
