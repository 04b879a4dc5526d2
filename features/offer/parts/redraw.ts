/** The longer side of a picture that is sent, in pixels, at most. */
export const MAX_SIDE = 2_000;

/** Why a file cannot be a picture of a review. */
export type PictureFault = 'empty' | 'noPicture' | 'heic' | 'format' | 'unreadable';

/**
 * Draws a picture anew, upright and on white: a JPEG with none of what a camera writes beside the picture (place, device,
 * preview). An `img` is drawn, because each browser of the floor turns it upright, and iOS reads it smaller where it is huge.
 */
export async function redraw(file: File): Promise<File | PictureFault> {
  // It can contain scripts.
  if (file.type.startsWith('image/svg')) return 'format';
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    const hasLoaded = await new Promise<boolean>((resolve) => {
      image.onload = () => resolve(true);
      image.onerror = () => resolve(false);
    });
    const picture = hasLoaded && (await draw(image));
    return picture ? new File([picture], 'slika.jpg', { type: picture.type }) : await faultOf(file);
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

async function draw(image: HTMLImageElement): Promise<Blob | undefined> {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, MAX_SIDE / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  try {
    // Of a file that is damaged or ends early, an `img` draws what there is; this is refused.
    (await createImageBitmap(image, 0, 0, 1, 1)).close();
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  // Safari keeps the memory of a canvas for a while.
  canvas.width = 0;
  return blob ?? undefined;
}

/** How files of a kind begin, and what is wrong with one that cannot be drawn. */
const beginnings: readonly [RegExp, PictureFault][] = [
  [/^(\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP)/s, 'unreadable'],
  [/^.{4}ftyp(he[iv]|mif1|msf1)/s, 'heic'],
  [/^(II\*|MM.\*|.{4}ftypavi[fs]|.{4}JXL )/s, 'format'],
];

/** Why the browser cannot draw a file. Its name and its declared type can be wrong. */
export async function faultOf(file: Blob): Promise<PictureFault> {
  if (file.size === 0) return 'empty';
  const begin = String.fromCharCode(...new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  return beginnings.find(([pattern]) => pattern.test(begin))?.[1] ?? 'noPicture';
}
