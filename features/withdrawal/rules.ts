import * as v from 'valibot';
import { filledSchema } from '#features/shared/forms';
import { type Day, parseDay } from './period';
import type { Declaration } from './statement';

/** Chosen in place of one's own orders: the number is typed. */
export const OTHER_ORDER = 'other';

/** What an order holds, where that is known. */
export interface Article {
  id: string;
  name: string;
  quantity: number;
}

export interface WithdrawalFields {
  name: string;
  contact: string;
  /** The number of one's own order, `OTHER_ORDER`, or empty while none is chosen. */
  order: string;
  /** Counts where another order is chosen. */
  orderNumber: string;
  isWhole: boolean;
  /** Of a part: how many of which article, by its id. */
  pieces: Record<string, number>;
  /** Of a part, where the articles of the order are not known. */
  articles: string;
  received: string;
  reason: string;
}

/** The articles of one's own order, by its number. */
export type ArticlesOf = (orderNumber: string) => readonly Article[] | undefined;

type RefusalName =
  | 'nameMissing'
  | 'contactMissing'
  | 'orderNotChosen'
  | 'orderMissing'
  | 'articlesNotChosen'
  | 'articlesMissing'
  | 'receivedUnreadable'
  | 'receivedLater';

export interface WithdrawalRules {
  text: Record<RefusalName, string>;
  today: Day;
  articlesOf: ArticlesOf;
}

/** Of the order that is chosen or typed. */
export const numberOf = ({ order, orderNumber }: Pick<WithdrawalFields, 'order' | 'orderNumber'>) =>
  order === OTHER_ORDER ? orderNumber.trim() : order;

type Part = Pick<WithdrawalFields, 'isWhole' | 'pieces' | 'articles'>;

/** The articles that somebody withdraws from, in words; none for the whole order. */
function articlesIn({ isWhole, pieces, articles }: Part, known: readonly Article[] | undefined): string[] {
  if (isWhole) return [];
  if (known) {
    return known.flatMap(({ id, name }) => {
      const count = pieces[id] ?? 0;
      return count > 0 ? [`${count} × ${name}`] : [];
    });
  }
  return articles
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** What decides about the articles. */
const partPaths = [['order'], ['orderNumber'], ['isWhole'], ['pieces'], ['articles']] as const;

/** What a declaration cannot do without. */
export function withdrawalSchema({ text, today, articlesOf }: WithdrawalRules) {
  type OrderAndPart = Part & Pick<WithdrawalFields, 'order' | 'orderNumber'>;
  const known = (fields: OrderAndPart) => articlesOf(numberOf(fields));
  const isNamed = (fields: OrderAndPart) => fields.isWhole || articlesIn(fields, known(fields)).length > 0;

  return v.pipe(
    v.object({
      name: filledSchema(text.nameMissing),
      contact: filledSchema(text.contactMissing),
      order: v.pipe(v.string(), v.nonEmpty(text.orderNotChosen)),
      orderNumber: v.pipe(v.string(), v.trim()),
      isWhole: v.boolean(),
      pieces: v.record(v.string(), v.number()),
      articles: v.string(),
      received: v.pipe(
        v.string(),
        v.check((typed) => parseDay(typed) !== undefined, text.receivedUnreadable),
        v.check((typed) => (parseDay(typed) ?? today) <= today, text.receivedLater),
      ),
      reason: v.pipe(v.string(), v.trim()),
    } satisfies Record<keyof WithdrawalFields, v.GenericSchema>),
    v.forward(
      v.partialCheck(
        [['order'], ['orderNumber']],
        (fields) => fields.order === '' || numberOf(fields) !== '',
        text.orderMissing,
      ),
      ['orderNumber'],
    ),
    v.forward(
      v.partialCheck(partPaths, (fields) => !known(fields) || isNamed(fields), text.articlesNotChosen),
      ['pieces'],
    ),
    v.forward(
      v.partialCheck(
        partPaths,
        (fields) => known(fields) !== undefined || isNamed(fields),
        text.articlesMissing,
      ),
      ['articles'],
    ),
  );
}

/** What fields in good order declare. */
export function declarationOf(fields: WithdrawalFields, articlesOf: ArticlesOf): Declaration | undefined {
  const received = parseDay(fields.received);
  if (received === undefined) return undefined;
  const orderNumber = numberOf(fields);
  return {
    name: fields.name,
    contact: fields.contact,
    orderNumber,
    articles: articlesIn(fields, articlesOf(orderNumber)),
    received,
    reason: fields.reason,
  };
}
