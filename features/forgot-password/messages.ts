import { defineMessages, facts } from '#features/shared/country';

const everywhere = {
  heading: 'Zaboravljena lozinka',
  send: 'Pošalji kod',
  sending: 'Šaljem kod',
  codeHeading: 'Nova lozinka',
  code: 'Kod',
  sentTo: (address: string) => `Poslali smo ga na ${address}.`,
  password: 'Nova lozinka',
  passwordHint: `Od ${facts.credentialLength.min} do ${facts.credentialLength.max} znaka.`,
  showPassword: 'Prikaži lozinku',
  hidePassword: 'Sakrij lozinku',
  notArrived: 'Kod nije stigao?',
  refused: 'Došlo je do greške, molimo pokušajte ponovo kasnije',
};

const exceptCroatia = {
  address: 'E-mail ili broj telefona',
  codeLead: 'Upišite kod iz poruke i izaberite novu lozinku.',
  save: 'Sačuvaj lozinku',
  saving: 'Čuvam lozinku',
  toLogin: 'Nazad na prijavu',
};

const bosniaAndMontenegro = {
  notArrivedHint: 'Pogledajte i neželjenu poštu, provjerite adresu, pa ga pošaljite ponovo.',
};

export const messages = defineMessages({
  BA: {
    ...everywhere,
    ...exceptCroatia,
    ...bosniaAndMontenegro,
    changeAddress: 'Promijeni adresu ili broj',
    lead: 'Poslat ćemo vam kod kojim postavljate novu lozinku.',
    addressHint: 'Onaj kojim se prijavljujete.',
  },
  RS: {
    ...everywhere,
    ...exceptCroatia,
    lead: 'Poslaćemo vam kod kojim postavljate novu lozinku.',
    addressHint: 'Onaj kojim se prijavljujete.',
    notArrivedHint: 'Pogledajte i neželjenu poštu, proverite adresu, pa ga pošaljite ponovo.',
    changeAddress: 'Promeni adresu ili broj',
  },
  HR: {
    ...everywhere,
    changeAddress: 'Promijeni adresu ili broj',
    lead: 'Poslat ćemo vam kod kojim postavljate novu lozinku.',
    address: 'E-mail adresa ili broj telefona',
    addressHint: 'Podatak kojim se prijavljujete.',
    codeLead: 'Upišite kod iz poruke i odaberite novu lozinku.',
    save: 'Spremi lozinku',
    saving: 'Spremam lozinku',
    notArrivedHint: 'Pogledajte i neželjenu poštu, provjerite adresu pa ga pošaljite ponovno.',
    toLogin: 'Natrag na prijavu',
  },
  ME: {
    ...everywhere,
    ...exceptCroatia,
    ...bosniaAndMontenegro,
    changeAddress: 'Promijeni adresu ili broj',
    lead: 'Poslaćemo vam kod kojim postavljate novu lozinku.',
    addressHint: 'Onaj kojim se prijavljujete.',
  },
});
