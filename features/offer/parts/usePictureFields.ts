import { type ChangeEvent, useRef, useState } from 'react';
import type { Pictures } from './pictures';
import { faultOfPicture, PICTURE_FILE_MISSING, PICTURE_NAME_MISSING } from './reviewRules';

/** The fields for one more picture, empty again once it is added. */
export function usePictureFields(pictures: Pictures) {
  const [name, setName] = useState('');
  const [file, setFile] = useState<File>();
  const [isChecked, setChecked] = useState(false);
  /** A file input can only be emptied by making a new one. */
  const [round, setRound] = useState(0);
  const fileInput = useRef<HTMLInputElement>(null);
  const nameInput = useRef<HTMLInputElement>(null);

  // Whatever was dropped here.
  const fault = file && faultOfPicture(file);
  const hasName = name.trim() !== '';

  /** Whether there was a picture to add; if not, the fields say what is missing. */
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
    round,
    fault,
    file: {
      ref: fileInput,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setFile(event.target.files?.[0]),
      error: isChecked && !file ? PICTURE_FILE_MISSING : undefined,
    },
    name: {
      ref: nameInput,
      value: name,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setName(event.target.value),
      error: isChecked && !hasName ? PICTURE_NAME_MISSING : undefined,
    },
  };
}

export type PictureFieldsState = ReturnType<typeof usePictureFields>;
