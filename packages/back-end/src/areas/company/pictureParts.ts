/**
 * The chunks that a PNG needs to look the same. Texts, for example, may unpack to a thousand times their size, as often
 * as they come.
 */
const PNG_CHUNKS: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'tRNS',
  'cHRM',
  'gAMA',
  'sRGB',
  'iCCP',
  'IDAT',
  'IEND',
]);

/** In bytes. A screen's profile has less than 1 KB, and the largest one unpacks to 16 MB. */
const LONGEST_PROFILE = 16 * 1024;

/** The PNG with the chunks that its picture is made of (PNG, third edition, §5.3). */
export function keepPictureChunks(png: Buffer): Buffer {
  const kept = [png.subarray(0, 8)];
  for (let at = 8; at + 12 <= png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    const isKept = PNG_CHUNKS.has(type) && (type !== 'iCCP' || length <= LONGEST_PROFILE);
    if (isKept) kept.push(png.subarray(at, end));
    if (type === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
}

const START_OF_SCAN = Buffer.from([0xff, 0xda]);

/** How often a JPEG goes through its picture. Picture data never has these two bytes (ITU T.81 §B.1.1.5). */
export function countScans(jpeg: Buffer): number {
  let scans = 0;
  for (let at = jpeg.indexOf(START_OF_SCAN); at >= 0; at = jpeg.indexOf(START_OF_SCAN, at + 2)) scans += 1;
  return scans;
}
