/** Width and height in pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** Where the header of a picture ends at the latest: profiles and previews of cameras come before the size. */
const HEAD_BYTES = 1024 * 1024;

/** Reads the type and the size of a picture from its header, and decodes nothing. `undefined` for any other file. */
export async function readImageHead(file: Blob): Promise<(ImageSize & { type: string }) | undefined> {
  const bytes = new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer());
  for (const [type, read] of Object.entries(readers)) {
    const size = readOrNothing(read, bytes);
    if (size && size.width > 0 && size.height > 0) return { type, ...size };
  }
  return undefined;
}

type Reader = (bytes: DataView) => ImageSize | undefined;

/** A file that ends within its header is no picture. */
function readOrNothing(read: Reader, bytes: DataView): ImageSize | undefined {
  try {
    return read(bytes);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const textAt = (bytes: DataView, at: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, offset) => bytes.getUint8(at + offset)));

/** By type. SVG is not among them, as it can hold scripts. */
const readers: Record<string, Reader> = {
  'image/png': (bytes) =>
    textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n'
      ? { width: bytes.getUint32(16), height: bytes.getUint32(20) }
      : undefined,

  'image/gif': (bytes) =>
    /^GIF8[79]a$/.test(textAt(bytes, 0, 6))
      ? { width: bytes.getUint16(6, true), height: bytes.getUint16(8, true) }
      : undefined,

  'image/jpeg'(bytes) {
    if (textAt(bytes, 0, 3) !== '\xff\xd8\xff') return undefined;
    for (let at = 2; bytes.getUint8(at) === 0xff; ) {
      const marker = bytes.getUint8(at + 1);
      // A start of frame has the size; three markers in the same range are tables.
      if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
        return { width: bytes.getUint16(at + 7), height: bytes.getUint16(at + 5) };
      // Any number of 0xff may come before a marker.
      at += marker === 0xff ? 1 : 2 + bytes.getUint16(at + 2);
    }
    return undefined;
  },

  'image/webp'(bytes) {
    if (textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WEBP') return undefined;
    switch (textAt(bytes, 12, 4)) {
      case 'VP8X':
        return { width: 1 + uint24(bytes, 24), height: 1 + uint24(bytes, 27) };
      case 'VP8L': {
        const bits = bytes.getUint32(21, true);
        return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
      }
      case 'VP8 ':
        return { width: bytes.getUint16(26, true) & 0x3fff, height: bytes.getUint16(28, true) & 0x3fff };
      default:
        return undefined;
    }
  },

  'image/avif'(bytes) {
    if (!/^ftypavi[fs]$/.test(textAt(bytes, 4, 8))) return undefined;
    // A picture made of tiles has a size for each and one for the whole, which is the largest.
    const size = { width: 0, height: 0 };
    for (let at = 12; at + 16 <= bytes.byteLength; at += 1) {
      if (bytes.getUint32(at) !== ISPE) continue;
      size.width = Math.max(size.width, bytes.getUint32(at + 8));
      size.height = Math.max(size.height, bytes.getUint32(at + 12));
    }
    return size;
  },
};

/** 'ispe', the property of an AVIF that has its size. */
const ISPE = 0x69737065;

const uint24 = (bytes: DataView, at: number) => bytes.getUint16(at, true) | (bytes.getUint8(at + 2) << 16);
