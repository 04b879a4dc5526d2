import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parseDay } from './period';
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

const schema = withdrawalSchema({ text, today: parseDay('21.11.2026') ?? 0, articlesOf });

const good: WithdrawalFields = {
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

/** What is said, by the field that it stands beside. */
function refusalsOf(fields: Partial<WithdrawalFields>): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, { ...good, ...fields });
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]));
}

it.each<[string, Partial<WithdrawalFields>, Record<string, string>]>([
  ['nothing is missing', {}, {}],
  [
    'everything is missing, and all of it is said at once',
    { name: ' ', contact: '', orderNumber: ' ', isWhole: false, received: '' },
    {
      name: 'name',
      contact: 'contact',
      orderNumber: 'no order',
      articles: 'no article',
      received: 'unreadable',
    },
  ],
  ['no order is chosen', { order: '' }, { order: 'no order chosen' }],
  [
    'of a known order no article is chosen',
    { order: '104512', isWhole: false },
    { pieces: 'no article chosen' },
  ],
  ['an article is chosen', { order: '104512', isWhole: false, pieces: { 1: 1 } }, {}],
  ['the parcel has come today', { received: '21.11.2026' }, {}],
  ['the parcel comes tomorrow', { received: '22.11.2026' }, { received: 'later' }],
  ['the parcel came long ago', { received: '1.1.2020' }, {}],
])('%s', (_case, fields, refusals) => {
  expect(refusalsOf(fields)).toEqual(refusals);
});

const declare = (fields: Partial<WithdrawalFields>) =>
  declarationOf(v.parse(schema, { ...good, ...fields }), articlesOf);

it('declares what the fields say', () => {
  expect(declare({})).toEqual({
    name: 'Edin Begović',
    contact: 'edin@example.ba',
    orderNumber: '7',
    articles: [],
    received: parseDay('14.11.2026'),
    reason: '',
  });
});

it('names the articles of a part, chosen or typed, and none of another order', () => {
  expect(declare({ order: '104512', isWhole: false, pieces: { 1: 1, 4: 3 } })?.articles).toEqual([
    '1 × Alpha Potent',
  ]);
  expect(declare({ isWhole: false, pieces: { 1: 1 }, articles: ' 2 × Libido\n\nCink ' })?.articles).toEqual([
    '2 × Libido',
    'Cink',
  ]);
});
