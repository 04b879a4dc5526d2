import { createStore } from 'zustand/vanilla';
import type { Attachment } from '#features/shared/api';
import { RpcError, type RpcOptions } from '#features/shared/protocol';
import type { NewImage } from '../calls';

/** How many pictures a review can have. */
export const MAX_PICTURES = 3;

/** The upload state of a picture. `failed` can be retried; `noPicture` was rejected by the backend as not an image. */
export type PictureState =
  | { is: 'sending'; sent: number }
  | { is: 'sent'; attachment: Attachment }
  | { is: 'failed' | 'noPicture' };

export interface Picture extends NewImage {
  key: string;
  state: PictureState;
}

/** What the fields for another picture hold. It is not added yet. */
export interface NextPicture {
  name: string;
  file: File | undefined;
}

const nothing: NextPicture = { name: '', file: undefined };

export type Upload = (image: NewImage, options: RpcOptions) => Promise<Attachment>;

/** The pictures of a review. Each is uploaded as soon as it is added. */
export function createPictures(upload: Upload) {
  const store = createStore<{ pictures: readonly Picture[]; next: NextPicture }>(() => ({
    pictures: [],
    next: nothing,
  }));
  const running = new Map<string, { controller: AbortController; done: Promise<void> }>();
  let lastKey = 0;

  function change(changed: (pictures: readonly Picture[]) => readonly Picture[]) {
    store.setState(({ pictures }) => ({ pictures: changed(pictures) }));
  }

  function note(key: string, state: PictureState) {
    change((pictures) => pictures.map((picture) => (picture.key === key ? { ...picture, state } : picture)));
  }

  async function send({ key, name, file }: Picture, { signal }: AbortController): Promise<void> {
    try {
      const attachment = await upload(
        { name, file },
        { signal, onProgress: (sent) => note(key, { is: 'sending', sent }) },
      );
      note(key, { is: 'sent', attachment });
    } catch (error) {
      if (signal.aborted) return;
      const isRefused = error instanceof RpcError;
      // The form makes way for the login, and resumes the upload after it.
      if (isRefused && error.code === 'NOT_LOGGED_IN') return;
      if (!isRefused) reportError(error);
      note(key, { is: isRefused && error.code === 'NOT_AN_IMAGE' ? 'noPicture' : 'failed' });
    }
  }

  function start(picture: Picture) {
    const controller = new AbortController();
    note(picture.key, { is: 'sending', sent: 0 });
    const done = send(picture, controller).finally(() => {
      if (running.get(picture.key)?.controller === controller) running.delete(picture.key);
    });
    running.set(picture.key, { controller, done });
  }

  function stop(key: string) {
    running.get(key)?.controller.abort();
    running.delete(key);
  }

  return {
    store,

    /** Changes what the fields for another picture hold. */
    fill(change: Partial<NextPicture>) {
      store.setState(({ next }) => ({ next: { ...next, ...change } }));
    },

    /** Adds a picture and empties the fields. */
    add(image: NewImage) {
      lastKey += 1;
      const picture: Picture = { ...image, key: String(lastKey), state: { is: 'sending', sent: 0 } };
      store.setState(({ pictures }) => ({ pictures: [...pictures, picture], next: nothing }));
      start(picture);
    },

    retry: start,

    /** Removes a picture and stops its upload. */
    remove(key: string) {
      stop(key);
      change((pictures) => pictures.filter((picture) => picture.key !== key));
    },

    /** Stops all running uploads until `resume`. */
    pause() {
      for (const key of [...running.keys()]) stop(key);
    },

    resume() {
      for (const picture of store.getState().pictures) {
        if (picture.state.is === 'sending' && !running.has(picture.key)) start(picture);
      }
    },

    /**
     * Waits for the running uploads, also of pictures that are added or retried meanwhile. Resolves to all attachments, or
     * to `undefined` if an upload has failed.
     */
    async settle(): Promise<Attachment[] | undefined> {
      while (running.size > 0) await Promise.all([...running.values()].map(({ done }) => done));
      const { pictures } = store.getState();
      const sent = pictures.flatMap(({ state }) => (state.is === 'sent' ? [state.attachment] : []));
      return sent.length === pictures.length ? sent : undefined;
    },
  };
}

export type Pictures = ReturnType<typeof createPictures>;
