import * as v from 'valibot';
import { readOrderNumber } from '#features/shared/api';
import { type Day, fixedTexts, parseDay } from '#features/shared/country';
import { filledSchema, longTextSchema, nameSchema } from '#features/shared/forms';
import { cleanLine } from '#ui/typedText';
import type { Declaration } from './statement';

const email = v.pipe(v.string(), v.email());

/** An email, also among other words, or a postal address. */
const contactSchema = (missing: string) =>
  v.pipe(
    filledSchema(missing),
    v.check((typed) => !/^\S*@\S*$/.test(typed) || v.is(email, typed), fixedTexts.emailFormat),
  );

/** Option for an order that is not in the list. Its number is typed. */
export const OTHER_ORDER = 'other';

/** An article of an order. */
export interface Article {
  id: string;
  name: string;
  quantity: number;
}

export interface WithdrawalFields {
  name: string;
  contact: string;
  /** Number of one of the user's orders, `OTHER_ORDER`, or empty while none is chosen. */
  order: string;
  /** Only used if `order` is `OTHER_ORDER`. */
  orderNumber: string;
  isWhole: boolean;
  /** Partial withdrawal: quantity by the id of the article. */
  pieces: Record<string, number>;
  /** Partial withdrawal from an order whose articles are not known: typed, one per line. */
  articles: string;
  received: string;
  reason: string;
}

/** Looks up the articles of one of the user's orders by its number. `undefined` if they are not known. */
export type ArticlesOf = (orderNumber: string) => readonly Article[] | undefined;

type ErrorName =
  | 'nameMissing'
  | 'contactMissing'
  | 'orderNotChosen'
  | 'orderMissing'
  | 'articlesNotChosen'
  | 'articlesMissing'
  | 'receivedUnreadable'
  | 'receivedLater';

export interface WithdrawalRules {
  text: Record<ErrorName, string>;
  today: () => Day;
  articlesOf: ArticlesOf;
}

/** The number of the chosen or typed order. */
export const numberOf = ({ order, orderNumber }: Pick<WithdrawalFields, 'order' | 'orderNumber'>) =>
  order === OTHER_ORDER ? (readOrderNumber(orderNumber) ?? '') : order;

type Part = Pick<WithdrawalFields, 'isWhole' | 'pieces' | 'articles'>;

/** How many pieces of an article of the chosen order are returned. Another order, chosen before, may have had more. */
export const returnedPieces = (
  pieces: WithdrawalFields['pieces'],
  { id, quantity }: Pick<Article, 'id' | 'quantity'>,
): number => Math.min(pieces[id] ?? 0, quantity);

/** The returned articles as text, for example '2 × Libido'. Empty for the whole order. */
function articlesIn({ isWhole, pieces, articles }: Part, known: readonly Article[] | undefined): string[] {
  if (isWhole) return [];
  if (known) {
    return known.flatMap((article) => {
      const count = returnedPieces(pieces, article);
      return count > 0 ? [`${count} × ${article.name}`] : [];
    });
  }
  return articles.split('\n').map(cleanLine).filter(Boolean);
}

/** The fields that the checks of the articles depend on. */
const partPaths = [['order'], ['orderNumber'], ['isWhole'], ['pieces'], ['articles']] as const;

/** Schema of the form's fields. */
export function withdrawalSchema({ text, today, articlesOf }: WithdrawalRules) {
  type OrderAndPart = Part & Pick<WithdrawalFields, 'order' | 'orderNumber'>;
  const known = (fields: OrderAndPart) => articlesOf(numberOf(fields));
  const hasArticles = (fields: OrderAndPart) =>
    fields.isWhole || articlesIn(fields, known(fields)).length > 0;

  return v.pipe(
    v.object({
      name: nameSchema(text.nameMissing),
      contact: contactSchema(text.contactMissing),
      order: v.pipe(v.string(), v.nonEmpty(text.orderNotChosen)),
      orderNumber: v.pipe(
        v.string(),
        v.transform((typed) => readOrderNumber(typed) ?? ''),
      ),
      isWhole: v.boolean(),
      pieces: v.record(v.string(), v.number()),
      articles: longTextSchema,
      received: v.pipe(
        v.string(),
        v.check((typed) => parseDay(typed) !== undefined, text.receivedUnreadable),
        v.check((typed) => (parseDay(typed) ?? 0) <= today(), text.receivedLater),
      ),
      reason: longTextSchema,
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
      v.partialCheck(partPaths, (fields) => !known(fields) || hasArticles(fields), text.articlesNotChosen),
      ['pieces'],
    ),
    v.forward(
      v.partialCheck(
        partPaths,
        (fields) => known(fields) !== undefined || hasArticles(fields),
        text.articlesMissing,
      ),
      ['articles'],
    ),
  );
}

/** Creates the declaration from valid fields. `undefined` if the date cannot be parsed. */
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
