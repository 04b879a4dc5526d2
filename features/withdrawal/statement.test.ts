import { expect, it } from 'vitest';
import { countrySettings, parseDay } from '#features/shared/country';
import { type Declaration, mailHref, statementOf, textOf } from './statement';

const declaration: Declaration = {
  name: 'Žarko Đurić',
  contact: 'zarko@example.ba',
  orderNumber: '104512',
  articles: [],
  received: parseDay('14.11.2026') ?? 0,
  reason: '',
};

const confirmed = Date.parse('2026-11-21T13:05:30Z');

const { BA, RS, HR, ME } = countrySettings;

it('addresses the seller of the country and states name, order and dates', () => {
  expect(textOf(statementOf(declaration, confirmed, BA))).toBe(
    [
      'Izjava o odustanku od ugovora',
      '',
      'Prima: [naziv firme], [ulica i broj], [poštanski broj i mjesto], podrska@hrast.example.ba',
      '',
      'Ovim izjavljujem da odustajem od ugovora o kupovini na daljinu i raskidam ga za sve proizvode iz narudžbe broj 104512.',
      '',
      'Paket primljen: 14.11.2026',
      'Ime i prezime: Žarko Đurić',
      'Email ili poštanska adresa: zarko@example.ba',
      'Datum i vrijeme izjave: 21.11.2026 14:05',
    ].join('\n'),
  );
});

it('lists the articles of a partial withdrawal, and the reason if there is one', () => {
  const part = {
    ...declaration,
    articles: ['1 × Alpha Potent', '2 × Libido'],
    reason: 'Predomislio sam se.',
  };
  const text = textOf(statementOf(part, confirmed, RS));
  expect(text).toContain('za ove proizvode iz porudžbine broj 104512:\n- 1 × Alpha Potent\n- 2 × Libido\n\n');
  expect(text).toContain('\nRazlog: Predomislio sam se.\n');
  expect(text).not.toContain('za sve proizvode');
});

it.each([
  [BA, /odustajem od ugovora .* raskidam ga/],
  [RS, /odustajem od ugovora o prodaji/],
  [HR, /jednostrano raskidam ugovor/],
  [ME, /odustajem od ugovora .* jednostrano ga raskidam/],
])('$code uses the wording of its law', (seller, form) => {
  const { declaration: text, recipient } = statementOf(declaration, confirmed, seller);
  expect(text).toMatch(form);
  expect(recipient.description).toContain(seller.contact.address);
});

it('escapes the input in the mailto address', () => {
  const hostile = { ...declaration, name: 'A&B?', reason: '50% od #3 &bcc=drugi@example.ba' };
  const statement = statementOf(hostile, confirmed, HR);
  const url = new URL(mailHref(statement, HR));
  expect(url.protocol + url.pathname).toBe('mailto:podrska@hrast.example.hr');
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(url.searchParams.get('subject')).toBe('Jednostrani raskid ugovora, narudžba 104512');
  expect(url.searchParams.get('body')).toBe(textOf(statement).replaceAll('\n', '\r\n'));
  expect(url.hash).toBe('');
});
