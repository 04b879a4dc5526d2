/** The topics of the blog, spelled as in its addresses. The landing page shows the first four. */
export const topics = ['prostata', 'potencija', 'povećanje', 'zdravlje', 'mršavljenje'] as const;

export type Topic = (typeof topics)[number];

/**
 * Removes diacritics, for addresses that were typed by hand or came from a system that drops them
 * (Specification/Addresses).
 */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The topic in an address, with or without diacritics; `undefined` for an unknown one. */
export function findTopic(name: string): Topic | undefined {
  return topics.find((topic) => plain(topic) === plain(name));
}
