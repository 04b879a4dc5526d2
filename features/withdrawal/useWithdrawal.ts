import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { fullName, type Order, useOffers, useOrders } from '#features/shared/api';
import { clockTime, useCountry, useMessages } from '#features/shared/country';
import { useSubmitHandler } from '#features/shared/forms';
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

/** The form of the first step. Its input is kept while the screen is mounted and stored nowhere. */
export function useWithdrawal(onDeclared: (declaration: Declaration) => void) {
  const text = useMessages(messages);
  const country = useCountry();
  const { user } = useLastKnownSession();
  const orders = useOrders(user?.username).data;
  const [query] = useSearchParams();
  // Stored, because the address of a later step does not contain it.
  const [requested] = useState(() => query.get('id')?.trim() ?? '');

  // The number field stays if the user is already typing, or if the number in the address is not one of their orders.
  const [isEnteringNumber, setEnteringNumber] = useState(false);
  // Kept if the session expires, so that the choices stay.
  const [choices, setChoices] = useState<Order[]>();
  const canPreselect = requested === '' || orders?.some(({ number }) => number === requested);
  if (orders?.length && !choices && !isEnteringNumber && canPreselect) setChoices(orders);
  const articlesOf = useArticles(orders ?? choices);
  const [today] = useState(() => clockTime(Date.now(), country).day);

  const form = useForm<WithdrawalFields>({
    resolver: valibotResolver(withdrawalSchema({ text, today, articlesOf })),
    // Shows errors of cross-field checks together with those of single fields.
    criteriaMode: 'all',
    defaultValues: {
      name: '',
      contact: '',
      order: OTHER_ORDER,
      orderNumber: requested,
      isWhole: true,
      pieces: {},
      articles: '',
      received: '',
      reason: '',
    },
    reValidateMode: 'onSubmit',
  });
  const { getValues, setValue } = form;

  // The user may become known after typing has started, so only empty fields are filled.
  useEffect(() => {
    if (!user) return;
    const known = { name: fullName(user), contact: user.email };
    for (const field of ['name', 'contact'] as const) {
      if (getValues(field) === '') setValue(field, known[field]);
    }
  }, [user, getValues, setValue]);

  useEffect(() => {
    if (!choices) return;
    setValue('order', requested);
    setValue('orderNumber', '');
  }, [choices, requested, setValue]);

  return {
    form,
    today,
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
