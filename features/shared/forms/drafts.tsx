import { createContext, useContext } from 'react';

/** The class of a draft; a new instance is an empty draft. */
type Kind<Draft> = new () => Draft;

export type Drafts = ReturnType<typeof createDrafts>;

/**
 * Keeps unsent input in memory, so that a shopper who leaves a form for another page or has to log in finds it
 * unchanged. A reload clears it.
 */
export function createDrafts() {
  const kept: object[] = [];
  return {
    /** The draft of a kind; one instance per kind. */
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

/** The draft of a kind. Not reactive: a form reads it once and writes each change to it. */
export function useDraft<Draft extends object>(kind: Kind<Draft>): Draft {
  const drafts = useContext(DraftsContext);
  if (!drafts) throw new Error('useDraft: wrap the tree in <ShopProvider country="BA">');
  return drafts.of(kind);
}
