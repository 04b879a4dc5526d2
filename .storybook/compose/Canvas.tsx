import * as React from 'react';
import { useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { transform } from 'sucrase';
import { Notice } from '#ui/Notice';
import { fromAddress } from './address';
import { parts } from './parts';
import { type Data, SketchData } from './SketchData';

const components = Object.fromEntries(parts.map(({ name, component }) => [name, component]));

/** Compiles the JSX of a sketch. Throws what the compiler says of code that is not finished. */
const compile = (code: string): string =>
  transform(`<>${code}</>`, { transforms: ['jsx', 'typescript'], production: true }).code;

function faultOf(code: string): unknown {
  try {
    compile(code);
    return undefined;
  } catch (error) {
    return error;
  }
}

function Evaluated({ code, data }: { code: string; data: Data }): React.ReactNode {
  const scope = { React, ...components, ...data };
  return new Function(...Object.keys(scope), `return ${compile(code)}`)(...Object.values(scope));
}

const Failure = ({ error }: { error: unknown }) => (
  <Notice tone="error" title="The code cannot be shown">
    {error instanceof Error ? error.message : String(error)}
  </Notice>
);

const codeInAddress = () => fromAddress(location.hash.slice(1));

/**
 * Shows a sketch: the code in the address after `#`, as it changes. Code that cannot be compiled leaves what was shown.
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
  const wanted = typed ?? code;
  const fault = faultOf(wanted);
  // What is being typed is seldom finished. Until it is, the last finished code stays.
  const [shown, setShown] = useState('');
  if (!fault && shown !== wanted) setShown(wanted);
  return (
    <>
      {fault !== undefined && <Failure error={fault} />}
      <ErrorBoundary FallbackComponent={Failure} resetKeys={[shown]}>
        <SketchData>{(data) => <Evaluated code={shown} data={data} />}</SketchData>
      </ErrorBoundary>
    </>
  );
}
