import { everywhere, type Words } from './everywhere';

/** A text of the shop before and after it was rewritten, in each country, and why. */
export interface VoicePair {
  why: string;
  before: Words;
  /** As the shop has it; `{percent}` is what a text fills in. */
  after: Words;
}

export const voicePairs: readonly VoicePair[] = [
  {
    why: 'A button says what it does, in the short form of the verb.',
    before: everywhere('Pretražite proizvode'),
    after: everywhere('Pretraži proizvode'),
  },
  {
    why: 'A link to a phone number is a button too.',
    before: {
      BA: 'Pozovite {phone}',
      RS: 'Pozovite {phone}',
      HR: 'Nazovite {phone}',
      ME: 'Pozovite {phone}',
    },
    after: { BA: 'Pozovi {phone}', RS: 'Pozovi {phone}', HR: 'Nazovi {phone}', ME: 'Pozovi {phone}' },
  },
  {
    why: 'A heading is what a person would say.',
    before: everywhere('Ide uz ovo'),
    after: {
      BA: 'Dobro se slaže s ovim',
      RS: 'Dobro se slaže sa ovim',
      HR: 'Dobro se slaže s ovim',
      ME: 'Dobro se slaže s ovim',
    },
  },
  {
    why: 'Help above ‘Prostata’ and ‘Potencija’ sounds like a treatment.',
    before: {
      BA: 'Čime vam možemo pomoći?',
      RS: 'Kako možemo da vam pomognemo?',
      HR: 'Čime vam možemo pomoći?',
      ME: 'Čime vam možemo pomoći?',
    },
    after: { BA: 'Šta tražite?', RS: 'Šta tražite?', HR: 'Što tražite?', ME: 'Šta tražite?' },
  },
  {
    why: 'Say it to the reader. Embarrassment is not denied, it is taken away.',
    before: {
      BA: 'Nema pitanja koje je neugodno postaviti.',
      RS: 'Nema pitanja koje je neprijatno postaviti.',
      HR: 'Nema pitanja koje je neugodno postaviti.',
      ME: 'Nema pitanja koje je neprijatno postaviti.',
    },
    after: {
      BA: 'Pitajte i ono što je neugodno pitati. Čuli smo već sve.',
      RS: 'Pitajte i ono što je neprijatno pitati. Čuli smo već sve.',
      HR: 'Pitajte i ono što je neugodno pitati. Čuli smo već sve.',
      ME: 'Pitajte i ono što je neprijatno pitati. Čuli smo već sve.',
    },
  },
  {
    why: 'An error is no riddle and no joke.',
    before: everywhere('Ovaj dan još nije došao.'),
    after: everywhere('Taj datum je u budućnosti.'),
  },
  {
    why: 'A relative clause needs what it refers to.',
    before: everywhere('Prikazujemo što je ranije učitano.'),
    after: everywhere('Prikazujemo ono što je ranije učitano.'),
  },
  {
    why: '‘Country of purchase’ is a calque. The shopper knows where the parcel goes.',
    before: { BA: 'Država kupovine', RS: 'Država kupovine', HR: 'Država kupnje', ME: 'Država kupovine' },
    after: everywhere('Država dostave'),
  },
  {
    why: 'A verb for what people do. ‘Uses’ is a calque.',
    before: {
      BA: 'miliona upotreba naših proizvoda',
      RS: 'miliona upotreba naših proizvoda',
      HR: 'milijuna uporaba naših proizvoda',
      ME: 'miliona upotreba naših proizvoda',
    },
    after: {
      BA: 'miliona puta upotrijebljeni su naši proizvodi',
      RS: 'miliona puta upotrebljeni su naši proizvodi',
      HR: 'milijuna puta upotrijebljeni su naši proizvodi',
      ME: 'miliona puta upotrijebljeni su naši proizvodi',
    },
  },
  {
    why: 'The order of words is that of the language, not of an advertisement.',
    before: everywhere('Naši proizvodi, do {percent}% sniženi'),
    after: everywhere('Naši proizvodi, sniženi do {percent}%'),
  },
  {
    why: 'A noun does not lean on a number without its preposition.',
    before: {
      BA: 'Garancija 90 dana',
      RS: 'Garancija 90 dana',
      HR: 'Jamstvo 90 dana',
      ME: 'Garancija 90 dana',
    },
    after: { BA: 'Garancija od', RS: 'Garancija od', HR: 'Jamstvo od', ME: 'Garancija od' },
  },
  {
    why: 'Exact where money is concerned: the fee is a fifth, not a fifth of the fee.',
    before: {
      BA: '% naknade za obradu povrata',
      RS: '% naknade za obradu povraćaja',
      HR: '% naknade za obradu povrata',
      ME: '% naknade za obradu povrata',
    },
    after: everywhere('umanjen za naknadu od'),
  },
  {
    why: 'One sentence, one thought, and a link between them that says how they hang together.',
    before: {
      BA: 'nije lijek, i tako ga ne predstavljamo',
      RS: 'nije lek, i tako ga ne predstavljamo',
      HR: 'nije lijek i tako ga ne predstavljamo',
      ME: 'nije lijek, i tako ga ne predstavljamo',
    },
    after: {
      BA: 'nije lijek, pa ga tako i ne predstavljamo',
      RS: 'nije lek, pa ga tako i ne predstavljamo',
      HR: 'nije lijek pa ga tako i ne predstavljamo',
      ME: 'nije lijek, pa ga tako i ne predstavljamo',
    },
  },
  {
    why: 'The reason comes before the comfort.',
    before: {
      BA: 'račun je potreban, i besplatan je',
      RS: 'nalog je potreban, i besplatan je',
      HR: 'račun je potreban, i besplatan je',
      ME: 'nalog je potreban, i besplatan je',
    },
    after: {
      BA: 'potreban je račun, koji je besplatan',
      RS: 'potreban je nalog, koji je besplatan',
      HR: 'potreban je račun, koji je besplatan',
      ME: 'potreban je nalog, koji je besplatan',
    },
  },
  {
    why: 'No officialese: what is not there is not ‘not determined’.',
    before: {
      BA: 'Najmanji iznos narudžbe nije određen.',
      RS: 'Najmanji iznos porudžbine nije određen.',
      HR: 'Najmanji iznos narudžbe nije određen.',
      ME: 'Najmanji iznos narudžbe nije određen.',
    },
    after: {
      BA: 'Najmanjeg iznosa narudžbe nema.',
      RS: 'Najmanjeg iznosa porudžbine nema.',
      HR: 'Najmanjeg iznosa narudžbe nema.',
      ME: 'Najmanjeg iznosa narudžbe nema.',
    },
  },
  {
    why: 'The purchase has been checked, not the person.',
    before: everywhere('Potvrđen kupac'),
    after: {
      BA: 'Provjerena kupovina',
      RS: 'Proverena kupovina',
      HR: 'Provjerena kupnja',
      ME: 'Provjerena kupovina',
    },
  },
  {
    why: 'Names of products are not declined, so a noun before them is.',
    before: everywhere('Bočice Prosta Vital, Alpha Potent'),
    after: everywhere('Bočice proizvoda Prosta Vital, Alpha Potent'),
  },
  {
    why: 'Nobody but us knows what a script is.',
    before: {
      BA: 'preglednik blokira skripte',
      RS: 'pregledač blokira skripte',
      HR: 'preglednik blokira skripte',
      ME: 'pregledač blokira skripte',
    },
    after: {
      BA: 'preglednik je nešto blokirao',
      RS: 'pregledač je nešto blokirao',
      HR: 'preglednik je nešto blokirao',
      ME: 'pregledač je nešto blokirao',
    },
  },
  {
    why: 'Whom the shop is for, without symptoms that its products would then have to answer.',
    before: {
      BA: 'nemirna noć, ukočeno koljeno ili manje snage nego prije',
      RS: 'nemirna noć, ukočeno koleno ili manje snage nego pre',
      HR: 'nemirna noć, ukočeno koljeno ili manje snage nego prije',
      ME: 'nemirna noć, ukočeno koljeno ili manje snage nego prije',
    },
    after: {
      BA: 'koji su o svemu vodili računa, a o sebi tek sad počinju',
      RS: 'koji su o svemu vodili računa, a o sebi tek sada počinju',
      HR: 'koji su o svemu vodili računa, a o sebi tek sada počinju',
      ME: 'koji su o svemu vodili računa, a o sebi tek sad počinju',
    },
  },
  {
    why: 'A promise about data is one that the shop keeps: reviews are public.',
    before: {
      BA: 'Zato ih vide samo ljudi koji rade na vašoj narudžbi.',
      RS: 'Zato ih vide samo ljudi koji rade na vašoj porudžbini.',
      HR: 'Zato ih vide samo ljudi koji rade na vašoj narudžbi.',
      ME: 'Zato ih vide samo ljudi koji rade na vašoj narudžbi.',
    },
    after: everywhere('Zato ih vide samo ljudi koji na njima rade. Recenziju vide svi'),
  },
];
