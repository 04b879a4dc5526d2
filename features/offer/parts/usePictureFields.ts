import { type ChangeEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { fixedTexts } from '#features/shared/country';
import { cleanLine } from '#ui/typedText';
import type { Pictures } from './pictures';

/** The fields for another picture; adding it empties them. What they hold is kept with the pictures. */
export function usePictureFields(pictures: Pictures) {
  const { name, chosen, fault } = useStore(pictures.store, ({ next }) => next);
  const [isChecked, setChecked] = useState(false);
  /** Key of the file input; changing it creates a new, empty one. */
  const [round, setRound] = useState(0);
  const group = useRef<HTMLFieldSetElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const nameInput = useRef<HTMLInputElement>(null);

  const cleanName = cleanLine(name);
  const hasName = cleanName !== '';

  /** Adds the picture. Returns false if something is missing; the fields then show what. */
  function add(): boolean {
    setChecked(true);
    if (!chosen || fault) {
      fileInput.current?.focus();
      return false;
    }
    if (!hasName) {
      nameInput.current?.focus();
      return false;
    }
    flushSync(() => {
      pictures.add({ name: cleanName, ...chosen });
      setChecked(false);
      setRound((last) => last + 1);
    });
    // The last picture takes the place of the fields and of their button.
    if (!fileInput.current && document.activeElement === document.body) {
      group.current?.querySelector<HTMLElement>('li:last-child')?.focus();
    }
    return true;
  }

  return {
    isEmpty: !chosen && !hasName,
    add,
    focus: () => fileInput.current?.focus(),
    round,
    fault,
    group,
    fileInput,
    nameInput,
    file: {
      defaultFile: chosen?.file,
      onChange: (event: ChangeEvent<HTMLInputElement>) => pictures.choose(event.target.files?.[0]),
      error: isChecked && !chosen ? fixedTexts.pictureFileMissing : undefined,
    },
    name: {
      value: name,
      onChange: (event: ChangeEvent<HTMLInputElement>) => pictures.rename(event.target.value),
      error: isChecked && !hasName ? fixedTexts.pictureNameMissing : undefined,
    },
  };
}

export type PictureFieldsState = ReturnType<typeof usePictureFields>;
