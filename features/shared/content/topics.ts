import { plain } from '#ui/typedText';

/** The topics of the blog, spelled as in its addresses. The landing page shows the first four. */
export const topics = ['prostata', 'potencija', 'povećanje', 'zdravlje', 'mršavljenje'] as const;

export type Topic = (typeof topics)[number];

/**
 * The topic in an address; `undefined` for an unknown one. Addresses that are typed by hand or come from other systems may
 * lack diacritics (Specification/Page behaviour).
 */
export function findTopic(name: string): Topic | undefined {
  return topics.find((topic) => plain(topic) === plain(name));
}
