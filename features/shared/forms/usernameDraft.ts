/** The username that was typed last, at a login or for the reset of a password, so that nobody types it twice. */
export class UsernameDraft {
  #username = '';

  get username(): string {
    return this.#username;
  }

  keep(typed: string): void {
    this.#username = typed;
  }

  /** Call after a login, so that the next user of the device does not see the input. */
  drop(): void {
    this.#username = '';
  }

  endLogin(): void {
    this.drop();
  }
}
