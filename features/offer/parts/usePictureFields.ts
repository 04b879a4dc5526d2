import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { fixedTexts } from '#features/shared/country';
import { cleanLine } from '#ui/typedText';
import type { Pictures } from './pictures';
import { faultOfPicture } from './reviewRules';

/** The fields for another picture; adding it empties them. What they hold is kept with the pictures. */
export function usePictureFields(pictures: Pictures) {
  const { name, file } = useStore(pictures.store, ({ next }) => next);
  const [isChecked, setChecked] = useState(false);
  /** Key of the file input; changing it creates a new, empty one. */
  const [round, setRound] = useState(0);
  const group = useRef<HTMLFieldSetElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const nameInput = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const input = fileInput.current;
    const { file: kept } = pictures.store.getState().next;
    if (input && kept) choose(input, kept);
  }, [pictures]);

  // Dropped files may be of any type.
  const fault = file && faultOfPicture(file);
  const cleanName = cleanLine(name);
  const hasName = cleanName !== '';

  /** Adds the picture. Returns false if something is missing; the fields then show what. */
  function add(): boolean {
    setChecked(true);
    if (!file || fault) {
      fileInput.current?.focus();
      return false;
    }
    if (!hasName) {
      nameInput.current?.focus();
      return false;
    }
    flushSync(() => {
      pictures.add({ name: cleanName, file });
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
    isEmpty: !file && !hasName,
    add,
    focus: () => fileInput.current?.focus(),
    round,
    fault,
    group,
    fileInput,
    nameInput,
    file: {
      onChange: (event: ChangeEvent<HTMLInputElement>) => pictures.fill({ file: event.target.files?.[0] }),
      error: isChecked && !file ? fixedTexts.pictureFileMissing : undefined,
    },
    name: {
      value: name,
      onChange: (event: ChangeEvent<HTMLInputElement>) => pictures.fill({ name: event.target.value }),
      error: isChecked && !hasName ? fixedTexts.pictureNameMissing : undefined,
    },
  };
}

/** Chooses a file as the shopper did. */
function choose(input: HTMLInputElement, file: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

export type PictureFieldsState = ReturnType<typeof usePictureFields>;
