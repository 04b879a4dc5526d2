/** Changes the list that a call answers. */
export const onList =
  <Item>(change: (list: readonly Item[]) => readonly unknown[]) =>
  (data: unknown): unknown =>
    Array.isArray(data) ? change(data) : data;
