import { defineMessages } from '#features/shared/country';
import { facts } from '#features/shared/facts';
import type { Arrival } from './useArrival';

const callWindow = `${facts.callMinutes.from}–${facts.callMinutes.to} minuta`;

/** These words in one country. */
export type Words = (typeof messages)['BA'];

export const messages = defineMessages(
  {
    tab: 'Narudžba',
    guestHeading: 'Kako želite naručiti?',
    guestLead: 'Prijavite se ili napravite profil, pa potvrdite narudžbu.',
    expired: 'Prijava je istekla. Prijavite se ponovo, sve što ste upisali je sačuvano.',
    haveProfile: 'Već imam profil',
    haveProfileHint: 'Vaši podaci su sačuvani, treba ih samo potvrditi.',
    firstTime: 'Prvi put naručujem',
    firstTimeHint: 'Profil je besplatan. U njemu pratite narudžbe i pošiljke.',
    memberHeading: 'Potvrdite narudžbu',
    memberLead: 'Provjerite ime i broj telefona. Zovemo vas da potvrdimo narudžbu.',
    loading: 'Provjeravamo da li ste prijavljeni',
    required: 'Polja označena sa * su obavezna.',
    firstName: 'Ime',
    lastName: 'Prezime',
    phoneHint: `Zovemo vas u roku od ${callWindow}.`,
    finish: 'Završi kupovinu',
    finishFor: (amount: string) => `Završi kupovinu za ${amount}`,
    sending: 'Šaljem narudžbu',
    payment: 'Plaćate pouzećem, kad paket stigne.',
    noPrices: 'Cijene se nisu učitale, a bez njih ne šaljemo narudžbu.',
    noPricesHint: 'Učitavamo ih ponovo. Kad vidite ukupan iznos, završite kupovinu.',
    kept: 'Vaša korpa i podaci su sačuvani.',
    unclear:
      'Odgovor nije stigao do vas, ali narudžba je možda stigla do nas. Vaša korpa i podaci su sačuvani.',
    arrival: {
      looking: 'Provjeravamo da li je narudžba stigla.',
      notThere: 'Za sada je nema među vašim narudžbama.',
      unknown: 'Ne možemo provjeriti da li je narudžba stigla.',
    } as Record<Arrival, string>,
    sameAgain: 'Možete pokušati ponovo: šalje se ista narudžba, a ne još jedna.',
    another:
      'Podaci ili korpa više nisu isti, pa se šalje nova narudžba. Ako je ranija već stigla, to su dvije narudžbe.',
    toOrders: 'Moje narudžbe',
    retryFor: (amount: string) => `Pokušaj ponovo za ${amount}`,
    anotherFor: (amount: string) => `Pošalji novu narudžbu za ${amount}`,
    arrivedHeading: 'Narudžba je ipak stigla',
    arrivedLead: 'Samo je odgovor zapeo na putu. Ne trebate ništa slati ponovo.',
    arrivedAsSent:
      'Stigla je onakva kakva je ranije poslana. Ako ste poslije mijenjali podatke ili korpu, javite nam promjene telefonom:',
    arrivedNumber: 'Broj narudžbe',
    toThanks: 'Potvrda narudžbe',
    notSent: 'Narudžba nije poslana',
    notChecked: 'Nismo mogli provjeriti cijene. Provjerite internet vezu i pokušajte ponovo.',
    offline: 'Niste na mreži. Narudžbu možete poslati kad se veza vrati, a sve što ste upisali ostaje ovdje.',
    priceChanged: (count: number): string =>
      count === 1 ? 'Cijena se promijenila' : 'Cijene su se promijenile',
    notSold: 'Dio narudžbe se više ne prodaje',
    newPrice: (name: string, before: string, now: string) => `${name}: ${now} umjesto ${before}.`,
    removed: (names: string) => `Više se ne prodaje: ${names}. Uklonili smo to iz korpe.`,
    newTotal: (before: string, now: string) =>
      `Ukupno je sada ${now} umjesto ${before}. Ništa nije poslano dok ne potvrdite novi iznos.`,
    confirmTotal: (amount: string) => `Potvrdi novi iznos od ${amount}`,
    lineBefore: (before: string) => `Prije ${before}`,
    lineNotSold: 'Više se ne prodaje',
    summary: 'Vaša narudžba',
    loadingPrices: 'Učitavanje cijena',
    quantity: (count: number) => `količina ${count}`,
    later: 'Popusti i promocije se obračunavaju naknadno.',
    empty: 'Korpa je prazna',
    emptyHint: 'Dodajte proizvode, pa se vratite ovdje.',
    toShop: 'Pogledajte najpopularnije',
    call: `Zovemo vas u roku od ${callWindow}`,
    cashOnDelivery: 'Plaćate kad paket stigne',
    guarantee: `${facts.guaranteeDays} dana garancije zadovoljstva`,
  },
  {
    RS: {
      tab: 'Porudžbina',
      guestHeading: 'Kako želite da poručite?',
      guestLead: 'Prijavite se ili napravite profil, pa potvrdite porudžbinu.',
      firstTime: 'Prvi put poručujem',
      firstTimeHint: 'Profil je besplatan. U njemu pratite porudžbine i pošiljke.',
      memberHeading: 'Potvrdite porudžbinu',
      memberLead: 'Proverite ime i broj telefona. Zovemo vas da potvrdimo porudžbinu.',
      loading: 'Proveravamo da li ste prijavljeni',
      sending: 'Šaljem porudžbinu',
      payment: 'Plaćate pouzećem, kada paket stigne.',
      noPrices: 'Cene se nisu učitale, a bez njih ne šaljemo porudžbinu.',
      noPricesHint: 'Učitavamo ih ponovo. Kada vidite ukupan iznos, završite kupovinu.',
      unclear:
        'Odgovor nije stigao do vas, ali porudžbina je možda stigla do nas. Vaša korpa i podaci su sačuvani.',
      arrival: {
        looking: 'Proveravamo da li je porudžbina stigla.',
        notThere: 'Za sada je nema među vašim porudžbinama.',
        unknown: 'Ne možemo da proverimo da li je porudžbina stigla.',
      },
      sameAgain: 'Možete da pokušate ponovo: šalje se ista porudžbina, a ne još jedna.',
      another:
        'Podaci ili korpa više nisu isti, pa se šalje nova porudžbina. Ako je ranija već stigla, to su dve porudžbine.',
      toOrders: 'Moje porudžbine',
      anotherFor: (amount) => `Pošalji novu porudžbinu za ${amount}`,
      arrivedHeading: 'Porudžbina je ipak stigla',
      arrivedLead: 'Samo je odgovor zapeo na putu. Ne treba ništa da šaljete ponovo.',
      arrivedAsSent:
        'Stigla je onakva kakva je ranije poslata. Ako ste posle menjali podatke ili korpu, javite nam promene telefonom:',
      arrivedNumber: 'Broj porudžbine',
      toThanks: 'Potvrda porudžbine',
      notSent: 'Porudžbina nije poslata',
      notChecked: 'Nismo mogli da proverimo cene. Proverite internet vezu i pokušajte ponovo.',
      offline:
        'Niste na mreži. Porudžbinu možete da pošaljete kada se veza vrati, a sve što ste upisali ostaje ovde.',
      priceChanged: (count) => (count === 1 ? 'Cena se promenila' : 'Cene su se promenile'),
      notSold: 'Deo porudžbine se više ne prodaje',
      newPrice: (name, before, now) => `${name}: ${now} umesto ${before}.`,
      newTotal: (before, now) =>
        `Ukupno je sada ${now} umesto ${before}. Ništa nije poslato dok ne potvrdite novi iznos.`,
      lineBefore: (before) => `Pre ${before}`,
      summary: 'Vaša porudžbina',
      loadingPrices: 'Učitavanje cena',
      emptyHint: 'Dodajte proizvode, pa se vratite ovde.',
      cashOnDelivery: 'Plaćate kada paket stigne',
    },
    HR: {
      guestLead: 'Prijavite se ili izradite račun pa potvrdite narudžbu.',
      expired: 'Prijava je istekla. Prijavite se ponovno, sve što ste upisali je spremljeno.',
      haveProfile: 'Već imam račun',
      haveProfileHint: 'Vaši podaci su spremljeni, treba ih samo potvrditi.',
      firstTimeHint: 'Račun je besplatan. U njemu pratite narudžbe i pošiljke.',
      memberLead: 'Provjerite ime i broj telefona. Zovemo vas radi potvrde narudžbe.',
      loading: 'Provjeravamo jeste li prijavljeni',
      required: 'Polja označena s * su obvezna.',
      finish: 'Završi kupnju',
      finishFor: (amount) => `Završi kupnju za ${amount}`,
      noPricesHint: 'Učitavamo ih ponovno. Kad vidite ukupan iznos, završite kupnju.',
      kept: 'Vaša košarica i podaci su spremljeni.',
      unclear:
        'Odgovor nije stigao do vas, ali narudžba je možda stigla do nas. Vaša košarica i podaci su spremljeni.',
      arrival: {
        looking: 'Provjeravamo je li narudžba stigla.',
        notThere: 'Za sada je nema među vašim narudžbama.',
        unknown: 'Ne možemo provjeriti je li narudžba stigla.',
      },
      sameAgain: 'Možete pokušati ponovno: šalje se ista narudžba, a ne još jedna.',
      another:
        'Podaci ili košarica više nisu isti, pa se šalje nova narudžba. Ako je ranija već stigla, to su dvije narudžbe.',
      retryFor: (amount) => `Pokušaj ponovno za ${amount}`,
      arrivedLead: 'Samo je odgovor zapeo na putu. Ništa ne trebate slati ponovno.',
      arrivedAsSent:
        'Stigla je onakva kakva je ranije poslana. Ako ste poslije mijenjali podatke ili košaricu, javite nam promjene telefonom:',
      notChecked: 'Nismo mogli provjeriti cijene. Provjerite internetsku vezu i pokušajte ponovno.',
      removed: (names) => `Više se ne prodaje: ${names}. Uklonili smo to iz košarice.`,
      empty: 'Košarica je prazna',
      emptyHint: 'Dodajte proizvode pa se vratite ovamo.',
      later: 'Popusti i promocije obračunavaju se naknadno.',
      guarantee: `${facts.guaranteeDays} dana jamstva zadovoljstva`,
    },
  },
);
