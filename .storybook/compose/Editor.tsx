import { autocompletion } from '@codemirror/autocomplete';
import { javascript } from '@codemirror/lang-javascript';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { basicSetup } from 'codemirror';
import { useEffect, useEffectEvent, useRef } from 'react';
import { tokens } from '#ui/theme';
import { createCompletion } from './completion';

export interface EditorProps {
  /** The code at the beginning. */
  code: string;
  onChange: (code: string) => void;
}

const completion = createCompletion();

/** CodeMirror's own colours have too little contrast. */
const highlighting = syntaxHighlighting(
  HighlightStyle.define([
    { tag: [tags.tagName, tags.typeName, tags.className], color: tokens.color.brand, fontWeight: 'bold' },
    { tag: [tags.attributeName, tags.propertyName], color: tokens.color.inkMuted },
    { tag: [tags.string, tags.attributeValue, tags.number], color: tokens.color.danger },
  ]),
);

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
        highlighting,
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
