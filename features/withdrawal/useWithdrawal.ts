import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { fullName, type Order, readOrderNumber, type User, useOffers, useOrders } from '#features/shared/api';
import { clockTime, useCountry, useMessages } from '#features/shared/country';
import { typedBy, UserDraft, useKeptChanges, useSubmitHandler } from '#features/shared/forms';
import { useDraft } from '#features/shared/platform';
import { useLastKnownSession } from '#features/shared/session';
import { messages } from './messages';
import {
  type ArticlesOf,
  declarationOf,
  OTHER_ORDER,
  type WithdrawalFields,
  withdrawalSchema,
} from './rules';
import type { Declaration } from './statement';

/** The fields that the user's profile fills in. */
const knownOf = (user: User) => ({ name: fullName(user), contact: user.email });

/** Returns a lookup of the articles of an order. */
function useArticles(orders: readonly Order[] | undefined): ArticlesOf {
  const offers = useOffers().data;
  return (orderNumber) => {
    const order = orders?.find(({ number }) => number === orderNumber);
    const articles = order?.articles.flatMap(({ offerId, quantity }) => {
      const offer = offers?.find(({ id }) => id === offerId);
      return offer ? [{ id: offerId, name: offer.name, quantity }] : [];
    });
    // Without the offer of every article the list would be incomplete and suggest that the rest cannot be returned.
    return articles?.length && articles.length === order?.articles.length ? articles : undefined;
  };
}

/** The number that was chosen or typed. */
const numberIn = ({ order, orderNumber }: Partial<WithdrawalFields>) =>
  (order !== OTHER_ORDER && order) || orderNumber || '';

/**
 * What was typed into the form, kept while other pages are open. It stays after the statement, because nothing tells
 * whether that has been sent.
 */
class WithdrawalDraft extends UserDraft<WithdrawalFields> {
  #requested = '';

  /** Call with the number in the address. That of another order begins a new form. */
  open(requested: string): void {
    if (requested === '' || requested === this.#requested) return;
    this.#requested = requested;
    if (this.kept && numberIn(this.kept.typed) !== requested) this.drop();
  }
}

export interface WithdrawalOptions {
  onDeclared: (declaration: Declaration) => void;
}

/** The form of the first step. Its input is kept in memory, also while other pages are open, and stored nowhere. */
export function useWithdrawal({ onDeclared }: WithdrawalOptions) {
  const text = useMessages(messages);
  const country = useCountry();
  const { user, owner } = useLastKnownSession();
  const orders = useOrders(user?.username).data;
  const [query] = useSearchParams();
  // Stored, because the address of a later step does not contain it.
  const [requested] = useState(() => readOrderNumber(query.get('id') ?? '') ?? '');
  const draft = useDraft(WithdrawalDraft);
  const [earlier] = useState(() => {
    draft.open(requested);
    return typedBy(owner, draft.kept);
  });

  const [isOther] = useState(earlier?.order === OTHER_ORDER);
  const [number] = useState(() => numberIn(earlier ?? {}) || (isOther ? '' : requested));
  // The number field stays if the user is already typing, or if the number is not one of their orders.
  const [isEnteringNumber, setEnteringNumber] = useState(false);
  // Kept if the session expires, so that the choices stay.
  const [choices, setChoices] = useState<Order[]>();
  const canPreselect = isOther || number === '' || orders?.some((order) => order.number === number);
  if (user && orders?.length && !choices && !isEnteringNumber && canPreselect) setChoices(orders);
  const articlesOf = useArticles(orders ?? choices);

  const blank: WithdrawalFields = {
    name: '',
    contact: '',
    order: OTHER_ORDER,
    orderNumber: '',
    isWhole: true,
    pieces: {},
    articles: '',
    received: '',
    reason: '',
  };
  const form = useForm<WithdrawalFields>({
    resolver: valibotResolver(
      withdrawalSchema({ text, today: () => clockTime(Date.now(), country).day, articlesOf }),
    ),
    // Shows errors of cross-field checks together with those of single fields.
    criteriaMode: 'all',
    // The orders to choose from come later, and may fail to.
    defaultValues: { ...blank, ...earlier, order: OTHER_ORDER, orderNumber: number },
    reValidateMode: 'onSubmit',
  });
  const { getValues, setValue } = form;
  useKeptChanges(form, draft, () => ({
    ...owner,
    fields: { ...blank, ...(user && knownOf(user)), ...(choices && { order: '' }) },
  }));

  // The user may become known after typing has started, so only empty fields are filled.
  useEffect(() => {
    if (!user) return;
    const known = knownOf(user);
    for (const field of ['name', 'contact'] as const) {
      if (getValues(field) === '') setValue(field, known[field]);
    }
  }, [user, getValues, setValue]);

  useEffect(() => {
    if (!choices) return;
    setValue('order', isOther ? OTHER_ORDER : number);
    setValue('orderNumber', isOther ? number : '');
  }, [choices, isOther, number, setValue]);

  return {
    form,
    /** The user's orders to choose from. `undefined` for guests and while the orders are not known. */
    orders: choices,
    articlesOf,
    /** Call when the number field receives focus, so that loaded orders do not replace it. */
    startNumberEntry: () => setEnteringNumber(true),
    submit: useSubmitHandler(form, (fields) => {
      const declaration = declarationOf(fields, articlesOf);
      if (declaration) onDeclared(declaration);
    }),
  };
}

export type Withdrawal = ReturnType<typeof useWithdrawal>;
