import type { RpcCall } from '#features/shared/protocol';

/** Whether a call is sent as a form. The client can do that only in a browser. */
export const hasFile = ({ params }: RpcCall) =>
  Object.values(params ?? {}).some((value) => value instanceof File);

/** A call with files as the form that is sent (Specification/Wire format). */
export function formOf({ method, params = {} }: RpcCall): FormData {
  const form = new FormData();
  // In the JSON, a file is an empty object.
  form.append('call', JSON.stringify({ action: 'call', method, params }));
  for (const [name, value] of Object.entries(params)) if (value instanceof File) form.append(name, value);
  return form;
}
