/** A picture without what a camera or a program wrote beside it. */
export interface CleanPicture {
  type: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
  content: Blob;
}

/**
 * Reads the type and size of a JPEG or PNG, and leaves out its tags: place, device, preview, comments, and what follows the
 * picture in its file. Decodes nothing. `undefined` for any other file: its name and its declared type can be wrong.
 */
export async function cleanPicture(file: Blob): Promise<CleanPicture | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  for (const read of [readJpeg, readPng]) {
    const picture = readOrNothing(read, new DataView(bytes.buffer));
    if (!picture || picture.width === 0 || picture.height === 0) continue;
    const { parts, ...head } = picture;
    return { ...head, content: new Blob(parts.map((part) => bytes.subarray(...part))) };
  }
  return undefined;
}

/** Where a piece of the file begins and ends. */
type Part = [begin: number, end: number];

type Reader = (bytes: DataView) => (Omit<CleanPicture, 'content'> & { parts: Part[] }) | undefined;

/** A file that ends within a piece is no picture. */
function readOrNothing(read: Reader, bytes: DataView): ReturnType<Reader> {
  try {
    return read(bytes);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const textAt = (bytes: DataView, at: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, offset) => bytes.getUint8(at + offset)));

/** Segments of applications that belong to the picture: JFIF, colour profile, Adobe's colours. */
const KEPT_SEGMENTS = /^(\xe0JFIF|\xe2ICC_|\xeeAdob)/;

const readJpeg: Reader = (bytes) => {
  if (textAt(bytes, 0, 3) !== '\xff\xd8\xff') return undefined;
  const picture = { type: 'image/jpeg' as const, width: 0, height: 0, parts: [[0, 2]] as Part[] };
  for (let at = 2; ; ) {
    if (bytes.getUint8(at) !== 0xff) return undefined;
    const marker = bytes.getUint8(at + 1);
    if (marker === 0xff) {
      // Any number of 0xff may come before a marker.
      at += 1;
      continue;
    }
    if (marker === 0xd9) {
      picture.parts.push([at, at + 2]);
      return picture;
    }
    let end = at + 2 + bytes.getUint16(at + 2);
    // A start of frame has the size; three markers in the same range are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      picture.height = bytes.getUint16(at + 5);
      picture.width = bytes.getUint16(at + 7);
    }
    // The data of a scan ends at the next marker; 0xff is followed by zero within them, or by one of eight restarts.
    const isInScan = () => bytes.getUint8(end) !== 0xff || /[\0\xd0-\xd7]/.test(textAt(bytes, end + 1, 1));
    if (marker === 0xda) while (isInScan()) end += 1;
    const isOfApplication = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
    const beginning = () => textAt(bytes, at + 1, 1) + textAt(bytes, at + 4, 4);
    if (!isOfApplication || (end >= at + 8 && KEPT_SEGMENTS.test(beginning()))) picture.parts.push([at, end]);
    at = end;
  }
};

/** The chunks of a PNG that are drawn. */
const KEPT_PNG = /^(IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP)$/;

const readPng: Reader = (bytes) => {
  if (textAt(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n') return undefined;
  const parts: Part[] = [[0, 8]];
  for (let at = 8; ; ) {
    const name = textAt(bytes, at + 4, 4);
    const end = at + 12 + bytes.getUint32(at);
    if (KEPT_PNG.test(name)) parts.push([at, end]);
    if (name === 'IEND')
      return { type: 'image/png', width: bytes.getUint32(16), height: bytes.getUint32(20), parts };
    at = end;
  }
};
