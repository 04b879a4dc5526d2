import * as React from 'react';
import { useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { transform } from 'sucrase';
import { Notice } from '#ui/Notice';
import { fromAddress } from './address';
import { parts } from './parts';
import { type Data, SketchData } from './SketchData';

const components = Object.fromEntries(parts.map(({ name, component }) => [name, component]));

/** Compiles the JSX of a sketch and evaluates it. Throws what the compiler or the code throws. */
function evaluate(code: string, data: Data): React.ReactNode {
  const { code: script } = transform(`<>${code}</>`, { transforms: ['jsx', 'typescript'], production: true });
  const scope = { React, ...components, ...data };
  return new Function(...Object.keys(scope), `return ${script}`)(...Object.values(scope));
}

const Evaluated = ({ code, data }: { code: string; data: Data }) => evaluate(code, data);

const Failure = ({ error }: { error: unknown }) => (
  <Notice tone="error" title="The code cannot be shown">
    {error instanceof Error ? error.message : String(error)}
  </Notice>
);

const codeInAddress = () => fromAddress(location.hash.slice(1));

/**
 * Shows a sketch: the code in the address after `#`, as it changes.
 *
 * @param code shown if there is none in the address
 */
export function Canvas({ code }: { code: string }) {
  const [typed, setTyped] = useState(codeInAddress);
  useEffect(() => {
    const follow = () => setTyped(codeInAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const shown = typed ?? code;
  return (
    <ErrorBoundary FallbackComponent={Failure} resetKeys={[shown]}>
      <SketchData>{(data) => <Evaluated code={shown} data={data} />}</SketchData>
    </ErrorBoundary>
  );
}
