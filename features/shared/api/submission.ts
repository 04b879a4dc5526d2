/** What a form hands to a mutation: `useSubmission` makes one of each submit. */
export interface Submission<Input> {
  input: Input;
  /** Aborted when the form is left or the submit is stopped. */
  signal: AbortSignal;
  /** Called each time the server could not be reached and the call will be tried again. */
  onRetry: () => void;
}
