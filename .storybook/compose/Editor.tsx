import { autocompletion } from '@codemirror/autocomplete';
import { javascript } from '@codemirror/lang-javascript';
import { EditorView } from '@codemirror/view';
import { basicSetup } from 'codemirror';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createCompletion } from './completion';

export interface EditorProps {
  /** The code at the beginning. */
  code: string;
  onChange: (code: string) => void;
}

const completion = createCompletion();

/** An editor for the JSX of a sketch. Completes components, props, values, offers and words. */
export default function Editor({ code, onChange }: EditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const change = useEffectEvent(onChange);
  const begin = useEffectEvent((parent: HTMLElement) => {
    const view = new EditorView({
      parent,
      doc: code,
      extensions: [
        basicSetup,
        javascript({ jsx: true, typescript: true }),
        autocompletion({ override: [async (context) => (await completion)(context)] }),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': 'Code of the sketch' }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) change(state.doc.toString());
        }),
      ],
    });
    return () => view.destroy();
  });
  useEffect(() => (box.current ? begin(box.current) : undefined), []);
  return <div ref={box} />;
}
