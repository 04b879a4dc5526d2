import { type KeyboardEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { useMessages } from '#features/shared/country';
import { FieldGrid, formsMessages } from '#features/shared/forms';
import { Button } from '#ui/Button';
import { FileInput, FilePreview } from '#ui/FileInput';
import { IconButton } from '#ui/IconButton';
import { Inline } from '#ui/Inline';
import { ProgressBar } from '#ui/ProgressBar';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { TextInput } from '#ui/TextInput';
import { messages } from '../messages';
import * as styles from './PictureFields.css';
import { MAX_PICTURES, type Picture, type Pictures } from './pictures';
import type { PictureFieldsState } from './usePictureFields';

export interface PictureFieldsProps {
  pictures: Pictures;
  /** The fields for the next picture. */
  next: PictureFieldsState;
}

/** The pictures of a review with their upload states, and the fields to add another. */
export function PictureFields({ pictures, next }: PictureFieldsProps) {
  const text = useMessages(messages).form;
  const { optional } = useMessages(formsMessages);
  const hintId = useId();
  const { group, fileInput, nameInput } = next;
  const added = useStore(pictures.store, (state) => state.pictures);
  const isFull = added.length >= MAX_PICTURES;

  function addOnEnter(event: KeyboardEvent) {
    // While a word is being composed, Enter ends that word.
    if (event.target !== nameInput.current || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Without pictures it sends the review, as in any field. After one, a second press would send it too early.
    if (next.isEmpty && added.length === 0) return;
    event.preventDefault();
    if (!event.repeat && !next.isEmpty) next.add();
  }

  function remove(picture: Picture) {
    // The pressed button disappears, so move the focus to the fields, which may have to be rendered first.
    flushSync(() => pictures.remove(picture.key));
    next.focus();
  }

  return (
    <fieldset ref={group} className={styles.group} aria-describedby={hintId} onKeyDown={addOnEnter}>
      <legend>
        <Text as="span" size="ui" weight="semibold">
          {text.pictures}
        </Text>{' '}
        <Text as="span" size="ui" tone="muted">
          {optional}
        </Text>
      </legend>
      <Stack gap="4">
        <Text id={hintId} size="small" tone="muted">
          {isFull ? text.picturesFull(MAX_PICTURES) : text.picturesHint(MAX_PICTURES)}
        </Text>
        {added.length > 0 && (
          <Stack as="ul" gap="3" aria-label={text.picturesAdded}>
            {added.map((picture) => (
              <PictureRow
                key={picture.key}
                picture={picture}
                onRetry={() => pictures.retry(picture)}
                onRemove={() => remove(picture)}
              />
            ))}
          </Stack>
        )}
        {!isFull && (
          <>
            <FieldGrid>
              <FileInput
                key={next.round}
                ref={fileInput}
                name="picture"
                label={text.picture}
                labels={{ choose: text.choosePicture, remove: text.unchoosePicture }}
                defaultFile={next.file.defaultFile}
                onChange={next.file.onChange}
                error={next.fault ? text.faults[next.fault] : next.file.error}
              />
              <TextInput
                ref={nameInput}
                name="pictureName"
                label={text.pictureName}
                value={next.name.value}
                onChange={next.name.onChange}
                error={next.name.error}
              />
            </FieldGrid>
            <div>
              <Button tone="quiet" size="small" icon="plus" onClick={next.add}>
                {text.addPicture}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </fieldset>
  );
}

interface PictureRowProps {
  picture: Picture;
  onRetry: () => void;
  onRemove: () => void;
}

function PictureRow({ picture: { name, file, state }, onRetry, onRemove }: PictureRowProps) {
  const text = useMessages(messages).form;
  const row = useRef<HTMLLIElement>(null);

  function retry() {
    // The pressed button disappears.
    flushSync(onRetry);
    row.current?.focus();
  }

  const hasFailed = state.is === 'failed' || state.is === 'refused';
  return (
    <li ref={row} tabIndex={-1} className={styles.row}>
      <Inline gap="3" justify="split">
        <FilePreview file={file} />
        <div className={styles.text}>
          <Stack gap="1">
            <Text size="ui" weight="semibold">
              {name}
            </Text>
            {state.is === 'sending' && (
              <ProgressBar value={state.sent} max={1} label={text.pictureProgress(name)} />
            )}
            <div role="status">
              <Text size="small" tone={hasFailed ? 'danger' : 'muted'}>
                {state.is === 'refused' ? text.faults[state.fault] : text.pictureStates[state.is]}
              </Text>
            </div>
          </Stack>
        </div>
        {state.is === 'failed' && (
          <Button tone="quiet" size="small" onClick={retry}>
            {text.retry}
          </Button>
        )}
        <IconButton icon="trash" size="small" label={text.removePicture(name)} onClick={onRemove} />
      </Inline>
    </li>
  );
}
