import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parseDay } from '#features/shared/country';
import { declarationOf, OTHER_ORDER, type WithdrawalFields, withdrawalSchema } from './rules';

const text = {
  nameMissing: 'name',
  contactMissing: 'contact',
  orderNotChosen: 'no order chosen',
  orderMissing: 'no order',
  articlesNotChosen: 'no article chosen',
  articlesMissing: 'no article',
  receivedUnreadable: 'unreadable',
  receivedLater: 'later',
};

const articlesOf = (orderNumber: string) =>
  orderNumber === '104512'
    ? [
        { id: '1', name: 'Alpha Potent', quantity: 2 },
        { id: '9', name: 'Libido', quantity: 1 },
      ]
    : undefined;

const schema = withdrawalSchema({ text, today: () => parseDay('21.11.2026') ?? 0, articlesOf });

const valid: WithdrawalFields = {
  name: ' Edin Begović ',
  contact: 'edin@example.ba',
  order: OTHER_ORDER,
  orderNumber: ' 7 ',
  isWhole: true,
  pieces: {},
  articles: '',
  received: '14.11.2026',
  reason: '',
};

/** Error messages by field. */
function errorsOf(fields: Partial<WithdrawalFields>): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, { ...valid, ...fields });
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]));
}

it.each<[string, Partial<WithdrawalFields>, Record<string, string>]>([
  ['accepts complete fields', {}, {}],
  [
    'reports all missing fields at once',
    { name: ' ', contact: '', orderNumber: ' ', isWhole: false, received: '' },
    {
      name: 'name',
      contact: 'contact',
      orderNumber: 'no order',
      articles: 'no article',
      received: 'unreadable',
    },
  ],
  [
    'takes an order number as people write it, and refuses half an email',
    { orderNumber: 'br. 104.512', contact: 'edin@', isWhole: false },
    { contact: 'Email mora biti u odgovarajućem formatu.', pieces: 'no article chosen' },
  ],
  ['requires an order', { order: '' }, { order: 'no order chosen' }],
  [
    'requires an article of a known order',
    { order: '104512', isWhole: false },
    { pieces: 'no article chosen' },
  ],
  ['accepts a chosen article', { order: '104512', isWhole: false, pieces: { 1: 1 } }, {}],
  ['accepts receipt today', { received: '21.11.2026' }, {}],
  ['rejects receipt in the future', { received: '22.11.2026' }, { received: 'later' }],
  ['accepts receipt long ago', { received: '1.1.2020' }, {}],
])('%s', (_case, fields, errors) => {
  expect(errorsOf(fields)).toEqual(errors);
});

const declare = (fields: Partial<WithdrawalFields>) =>
  declarationOf(v.parse(schema, { ...valid, ...fields }), articlesOf);

it('turns valid fields into a declaration', () => {
  expect(declare({})).toEqual({
    name: 'Edin Begović',
    contact: 'edin@example.ba',
    orderNumber: '7',
    articles: [],
    received: parseDay('14.11.2026'),
    reason: '',
  });
});

it('lists the chosen or typed articles of a partial withdrawal, and none of another order', () => {
  expect(declare({ order: '104512', isWhole: false, pieces: { 1: 1, 4: 3 } })?.articles).toEqual([
    '1 × Alpha Potent',
  ]);
  expect(declare({ isWhole: false, pieces: { 1: 1 }, articles: ' 2 × Libido\n\nCink ' })?.articles).toEqual([
    '2 × Libido',
    'Cink',
  ]);
});

it('returns no more pieces of an article than the order has, after another order was chosen', () => {
  const chosen = { order: '104512', isWhole: false, pieces: { 1: 3, 9: 1 } };
  expect(declarationOf({ ...valid, ...chosen }, articlesOf)?.articles).toEqual([
    '2 × Alpha Potent',
    '1 × Libido',
  ]);
});
