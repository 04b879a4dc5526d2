declare module 'virtual:changes-since-main' {
  export const changes: import('./changesSinceMain').ChangesSinceMain;
}
