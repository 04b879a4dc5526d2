/** The variables of a form's mutation; `useSubmission` creates one for each submit. */
export interface Submission<Input> {
  input: Input;
  /** Aborted when the form is left or the submit is stopped. */
  signal: AbortSignal;
}
