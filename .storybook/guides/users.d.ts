declare module 'virtual:users' {
  /** The files of the shop that import each primitive. */
  export const users: Readonly<Record<string, readonly string[]>>;
}
