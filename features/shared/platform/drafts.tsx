import { createContext, useContext } from 'react';

/** The class of a draft; a new instance is empty. */
type Kind<Draft> = new () => Draft;

/** Whose input a form or a draft holds. */
export interface Owner {
  username: string;
  /** The login's id on this device. */
  login: string | undefined;
}

interface KeptDraft {
  /** Gives what a guest has typed to the user who has logged in. */
  beginLogin?(user: Owner): void;
  /** Drops what nobody after the user may see. */
  endLogin?(): void;
}

export type Drafts = ReturnType<typeof createDrafts>;

/**
 * Keeps in memory what a page needs again that the shopper returns to: unsent input of a form that they left or had to log
 * in from, their place in a long list. A reload clears it, but for what a draft stores itself.
 */
export function createDrafts() {
  const kept: KeptDraft[] = [];
  return {
    /** The draft of a kind; one instance per kind. */
    of<Draft extends object>(kind: Kind<Draft>): Draft {
      const known = kept.find((draft): draft is Draft => draft instanceof kind);
      if (known) return known;
      const draft = new kind();
      kept.push(draft);
      return draft;
    },
    /** Call when a user has become known. */
    beginLogin(user: Owner) {
      for (const draft of kept) draft.beginLogin?.(user);
    },
    /** Call when the user is no longer logged in, or another one is. */
    endLogin() {
      for (const draft of kept) draft.endLogin?.();
    },
  };
}

const DraftsContext = createContext<Drafts | undefined>(undefined);

export const DraftsProvider = DraftsContext.Provider;

/** The draft of a kind. Not reactive: it is read once, and each change is written to it. */
export function useDraft<Draft extends object>(kind: Kind<Draft>): Draft {
  const drafts = useContext(DraftsContext);
  if (!drafts) throw new Error('useDraft: wrap the tree in <ShopProvider country="BA">');
  return drafts.of(kind);
}
