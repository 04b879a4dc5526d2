/** What a backend does not do as the contract says. */
export interface Finding {
  /** The call that it is about; left out if it is about all of them. */
  call?: string;
  what: string;
  /** How the shop behaves then, where that is not what it does without the call. */
  effect?: string;
}
