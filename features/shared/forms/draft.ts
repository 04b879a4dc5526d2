import type { Session } from '#features/shared/session';
import type { ProfileFields } from './rules';

const drafts = new WeakMap<Session, ProfileFields>();

const nothing: ProfileFields = { firstName: '', lastName: '', phone: '', email: '', password: '' };

/** What was last typed for a new profile, on whichever screen, except the password. A reload forgets it. */
export const draftOf = (session: Session): ProfileFields => drafts.get(session) ?? nothing;

/** Nothing is kept once somebody is logged in: a form speaks up again after the submit that made their profile. */
export function keepDraft(session: Session, typed: ProfileFields): void {
  if (!session.store.getState().isLoggedIn) drafts.set(session, { ...typed, password: '' });
}

/** For a login: whoever comes next reads nothing of it. */
export function dropDraft(session: Session): void {
  drafts.delete(session);
}
