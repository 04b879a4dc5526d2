import { createContext, useContext } from 'react';

/** A kind of draft: what it holds while nothing has been typed. */
type Kind<Draft> = new () => Draft;

export type Drafts = ReturnType<typeof createDrafts>;

/**
 * Keeps what was typed and not sent, in memory for as long as the shop is open: somebody who looks at something else
 * first, or has to log in, finds it as it was. A reload forgets it.
 */
export function createDrafts() {
  const kept: object[] = [];
  return {
    /** The one draft of a kind. */
    of<Draft extends object>(kind: Kind<Draft>): Draft {
      const known = kept.find((draft): draft is Draft => draft instanceof kind);
      if (known) return known;
      const draft = new kind();
      kept.push(draft);
      return draft;
    },
  };
}

const DraftsContext = createContext<Drafts | undefined>(undefined);

export const DraftsProvider = DraftsContext.Provider;

/** The shop's draft of a kind. It is not followed: a form reads it once and writes what is typed. */
export function useDraft<Draft extends object>(kind: Kind<Draft>): Draft {
  const drafts = useContext(DraftsContext);
  if (!drafts) throw new Error('useDraft: wrap the tree in <ShopProvider country="BA">');
  return drafts.of(kind);
}
