import { type Group, useProducts } from '#features/shared/api';
import type { Topic } from '#features/shared/content';

/** The category of offers that an article is about. */
const topicGroups: Record<Topic, Group> = {
  prostata: 'prostate',
  potencija: 'potency',
  povećanje: 'potency',
  zdravlje: 'digestion',
  mršavljenje: 'weight',
};

/** The products of an article's category; `undefined` while they load. */
export function useTopicProducts(topic: Topic) {
  const { data, isError } = useProducts();
  return { products: data?.filter(({ group }) => group === topicGroups[topic]), all: data, isError };
}
