import type { RpcCall } from '#features/shared/protocol';
import type { Visitor } from '../backend/testing';

/** Whether a call is sent as a form. The client can do that only in a browser. */
export const hasFile = ({ params }: RpcCall) =>
  Object.values(params ?? {}).some((value) => value instanceof File);

/** A call with files as the form that is sent (Specification/Protocol). */
export function formOf({ method, params = {} }: RpcCall, meta?: object): FormData {
  const form = new FormData();
  const isFile = ([, value]: [string, unknown]) => value instanceof File;
  const texts = Object.fromEntries(Object.entries(params).filter((param) => !isFile(param)));
  form.append('call', JSON.stringify({ action: 'call', method, params: texts, meta }));
  for (const [name, value] of Object.entries(params)) if (value instanceof File) form.append(name, value);
  return form;
}

/** Sends an example as the shop would: a call of the backend, or a request to a service beside it. */
export function sendExample(
  visitor: Visitor,
  { after, ...example }: RpcCall & { after?: RpcCall | undefined },
): Promise<Response> {
  const { method, params, args } = example;
  if (method.startsWith('/')) return params ? visitor.post(method, params) : visitor.send(method);
  const send = () =>
    hasFile(example)
      ? visitor.send('/_rpc', { method: 'POST', body: formOf(example) })
      : visitor.post('/_rpc', { action: 'call', method, params, args });
  return after ? visitor.post('/_rpc', { action: 'call', ...after }).then(send) : send();
}
