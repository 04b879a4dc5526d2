import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { fullName, type Order, useOffers, useOrders } from '#features/shared/api';
import { useCountry, useMessages } from '#features/shared/country';
import { useLastKnownSession } from '#features/shared/session';
import { messages } from './messages';
import { dayOf } from './period';
import {
  type ArticlesOf,
  declarationOf,
  OTHER_ORDER,
  type WithdrawalFields,
  withdrawalSchema,
} from './rules';
import type { Declaration } from './statement';

/** What orders hold as far as the shop still knows it. */
function useArticles(orders: readonly Order[] | undefined): ArticlesOf {
  const offers = useOffers().data;
  return (orderNumber) => {
    const order = orders?.find(({ number }) => number === orderNumber);
    const articles = order?.articles.flatMap(({ offerId, quantity }) => {
      const offer = offers?.find(({ id }) => id === offerId);
      return offer ? [{ id: offerId, name: offer.name, quantity }] : [];
    });
    // Half a list would say that the rest cannot be given back.
    return articles?.length && articles.length === order?.articles.length ? articles : undefined;
  };
}

/** The form of the first step. What is typed stays as long as the screen does, and nowhere else. */
export function useWithdrawal(onDeclared: (declaration: Declaration) => void) {
  const text = useMessages(messages);
  const country = useCountry();
  const { user } = useLastKnownSession();
  const orders = useOrders(user?.username).data;
  const [query] = useSearchParams();
  // The address of a later step has it no longer.
  const [asked] = useState(() => query.get('id')?.trim() ?? '');

  // Somebody who is at the number goes on typing there. A number from the address that is of no order here stays, too.
  const [isAtNumber, setAtNumber] = useState(false);
  // Kept when the login ends meanwhile: what has been chosen stays.
  const [choices, setChoices] = useState<Order[]>();
  const isOffered = asked === '' || orders?.some(({ number }) => number === asked);
  if (orders?.length && !choices && !isAtNumber && isOffered) setChoices(orders);
  const articlesOf = useArticles(orders ?? choices);
  const today = dayOf(Date.now(), country);

  const form = useForm<WithdrawalFields>({
    resolver: valibotResolver(withdrawalSchema({ text, today, articlesOf })),
    // What concerns several fields is said together with what concerns one.
    criteriaMode: 'all',
    defaultValues: {
      name: '',
      contact: '',
      order: OTHER_ORDER,
      orderNumber: asked,
      isWhole: true,
      pieces: {},
      articles: '',
      received: '',
      reason: '',
    },
    reValidateMode: 'onSubmit',
  });
  const { getValues, setValue } = form;

  // Who it is may become known while somebody is typing already: what was typed stays.
  useEffect(() => {
    if (!user) return;
    const known = { name: fullName(user), contact: user.email };
    for (const field of ['name', 'contact'] as const) {
      if (getValues(field) === '') setValue(field, known[field]);
    }
  }, [user, getValues, setValue]);

  useEffect(() => {
    if (!choices) return;
    setValue('order', asked);
    setValue('orderNumber', '');
  }, [choices, asked, setValue]);

  return {
    form,
    today,
    /** One's own, to choose from; none for guests and while they are not known. */
    orders: choices,
    articlesOf,
    /** Says that somebody is at the field for the number. */
    enterNumber: () => setAtNumber(true),
    submit: form.handleSubmit((fields) => {
      const declaration = declarationOf(fields, articlesOf);
      if (declaration) onDeclared(declaration);
    }),
  };
}

export type Withdrawal = ReturnType<typeof useWithdrawal>;
