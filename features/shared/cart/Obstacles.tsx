import { useMessages } from '../country';
import { cartMessages } from './messages';
import type { Obstacle } from './orderable';

/** Which articles cannot be ordered today, and why. */
export function Obstacles({ obstacles }: { obstacles: readonly Obstacle[] }) {
  const text = useMessages(cartMessages);
  const sentences = obstacles.map((obstacle) => {
    if (obstacle.reason === 'notSold') return text.notSold;
    const name = obstacle.name ?? text.article;
    return obstacle.reason === 'outOfStock' ? text.outOfStock(name) : text.unreadable(name);
  });
  // Articles without a name have the same sentence.
  return <span>{[...new Set(sentences)].join(' ')}</span>;
}
