import { createStore } from 'zustand/vanilla';
import type { Attachment } from '#features/shared/api';
import { RpcError, type RpcOptions } from '#features/shared/protocol';
import type { NewImage } from '../calls';
import type { PictureFault } from './redraw';

/** How many pictures a review can have. */
export const MAX_PICTURES = 3;

/** The upload state of a picture. `failed` can be retried; what is `refused` cannot be a picture of a review. */
export type PictureState =
  | { is: 'sending'; sent: number }
  | { is: 'sent'; attachment: Attachment }
  | { is: 'failed' }
  | { is: 'refused'; fault: PictureFault };

/** A file as it was chosen, and what is sent of it. */
interface Chosen {
  file: File;
  redrawn: Promise<File | PictureFault>;
}

export interface Picture extends Chosen {
  key: string;
  name: string;
  state: PictureState;
}

/** What the fields for another picture hold. It is not added yet. */
export interface NextPicture {
  name: string;
  chosen: Chosen | undefined;
  /** Once it is known. */
  fault: PictureFault | undefined;
}

const nothing: NextPicture = { name: '', chosen: undefined, fault: undefined };

export type Upload = (image: NewImage, options: RpcOptions) => Promise<Attachment>;

/** Makes of a chosen file what is sent. */
export type Redraw = (file: File) => Promise<File | PictureFault>;

/** The pictures of a review. Each is redrawn when it is chosen, and uploaded as soon as it is added. */
export function createPictures(upload: Upload, redraw: Redraw) {
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

  async function send({ key, name, redrawn }: Picture, { signal }: AbortController): Promise<void> {
    try {
      const file = await redrawn;
      if (signal.aborted) return;
      if (!(file instanceof File)) {
        note(key, { is: 'refused', fault: file });
        return;
      }
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
      const isNoImage = isRefused && error.code === 'NOT_AN_IMAGE';
      note(key, isNoImage ? { is: 'refused', fault: 'noPicture' } : { is: 'failed' });
    }
  }

  async function redrawOrReport(file: File): Promise<File | PictureFault> {
    try {
      return await redraw(file);
    } catch (error) {
      reportError(error);
      return 'unreadable';
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

    /** Changes the name in the fields for another picture. */
    rename(name: string) {
      store.setState(({ next }) => ({ next: { ...next, name } }));
    },

    /** Changes the file in the fields for another picture. */
    choose(file: File | undefined) {
      const chosen = file && { file, redrawn: redrawOrReport(file) };
      store.setState(({ next }) => ({ next: { ...next, chosen, fault: undefined } }));
      void chosen?.redrawn.then((redrawn) => {
        if (redrawn instanceof File) return;
        store.setState(({ next }) => (next.chosen === chosen ? { next: { ...next, fault: redrawn } } : {}));
      });
    },

    /** Adds a picture and empties the fields. */
    add({ name, file, redrawn }: Chosen & { name: string }) {
      lastKey += 1;
      const key = String(lastKey);
      const picture: Picture = { name, file, redrawn, key, state: { is: 'sending', sent: 0 } };
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
