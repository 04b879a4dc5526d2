import { defineMessages, facts } from '#features/shared/country';

export const messages = defineMessages(
  {
    heading: 'Zaboravljena lozinka',
    lead: 'Poslat ćemo vam kod kojim postavljate novu lozinku.',
    address: 'E-mail ili broj telefona',
    addressHint: 'Onaj kojim se prijavljujete.',
    send: 'Pošalji kod',
    sending: 'Šaljem kod',
    codeHeading: 'Nova lozinka',
    codeLead: 'Upišite kod iz poruke i izaberite novu lozinku.',
    code: 'Kod',
    sentTo: (address: string) => `Poslali smo ga na ${address}.`,
    password: 'Nova lozinka',
    passwordHint: `Od ${facts.credentialLength.min} do ${facts.credentialLength.max} znaka.`,
    showPassword: 'Prikaži lozinku',
    hidePassword: 'Sakrij lozinku',
    save: 'Sačuvaj lozinku',
    saving: 'Čuvam lozinku',
    notArrived: 'Kod nije stigao?',
    notArrivedHint: 'Pogledajte i neželjenu poštu, provjerite adresu, pa ga pošaljite ponovo.',
    changeAddress: 'Promijeni adresu ili broj',
    refused: 'Došlo je do greške, molimo pokušajte ponovo kasnije',
    toLogin: 'Nazad na prijavu',
  },
  {
    RS: {
      lead: 'Poslaćemo vam kod kojim postavljate novu lozinku.',
      addressHint: 'Onaj kojim se prijavljujete.',
      notArrivedHint: 'Pogledajte i neželjenu poštu, proverite adresu, pa ga pošaljite ponovo.',
      changeAddress: 'Promeni adresu ili broj',
    },
    HR: {
      address: 'E-mail adresa ili broj telefona',
      addressHint: 'Podatak kojim se prijavljujete.',
      codeLead: 'Upišite kod iz poruke i odaberite novu lozinku.',
      save: 'Spremi lozinku',
      saving: 'Spremam lozinku',
      notArrivedHint: 'Pogledajte i neželjenu poštu, provjerite adresu pa ga pošaljite ponovno.',
      toLogin: 'Natrag na prijavu',
    },
    ME: {
      lead: 'Poslaćemo vam kod kojim postavljate novu lozinku.',
      addressHint: 'Onaj kojim se prijavljujete.',
    },
  },
);
