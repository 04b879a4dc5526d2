import { type ChangeEvent, useRef, useState } from 'react';
import { fixedTexts } from '#features/shared/country';
import type { Pictures } from './pictures';
import { faultOfPicture } from './reviewRules';

/** The fields for another picture; adding it empties them. */
export function usePictureFields(pictures: Pictures) {
  const [name, setName] = useState('');
  const [file, setFile] = useState<File>();
  const [isChecked, setChecked] = useState(false);
  /** Key of the file input; changing it creates a new, empty one. */
  const [round, setRound] = useState(0);
  const fileInput = useRef<HTMLInputElement>(null);
  const nameInput = useRef<HTMLInputElement>(null);

  // Dropped files may be of any type.
  const fault = file && faultOfPicture(file);
  const hasName = name.trim() !== '';

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
    pictures.add({ name: name.trim(), file });
    setName('');
    setFile(undefined);
    setChecked(false);
    setRound((last) => last + 1);
    return true;
  }

  return {
    isEmpty: !file && !hasName,
    add,
    focus: () => fileInput.current?.focus(),
    round,
    fault,
    fileInput,
    nameInput,
    file: {
      onChange: (event: ChangeEvent<HTMLInputElement>) => setFile(event.target.files?.[0]),
      error: isChecked && !file ? fixedTexts.pictureFileMissing : undefined,
    },
    name: {
      value: name,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setName(event.target.value),
      error: isChecked && !hasName ? fixedTexts.pictureNameMissing : undefined,
    },
  };
}

export type PictureFieldsState = ReturnType<typeof usePictureFields>;
