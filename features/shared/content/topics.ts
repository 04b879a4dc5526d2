/** What the blog writes about (seed §2), as its addresses name them. The first four stand on the landing page. */
export const topics = ['prostata', 'potencija', 'povećanje', 'zdravlje', 'mršavljenje'] as const;

export type Topic = (typeof topics)[number];

/**
 * Without diacritics, for people who type an address by hand or have it from a system that drops them (decision 13).
 */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The topic of an address, with its diacritics or without; `undefined` where there is no such topic. */
export function findTopic(name: string): Topic | undefined {
  return topics.find((topic) => plain(topic) === plain(name));
}
