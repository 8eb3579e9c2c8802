import { crc32, deflateSync } from 'node:zlib';

const uint = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([uint(data.length, 4), body, uint(crc32(body), 4)]);
}

/** A grey PNG of 10 × 10 pixels that unpacks to as many bytes of text, and some thousandth of them in the file. */
export function pngWithTexts(bytes: number, texts = 10): Buffer {
  const packed = deflateSync(Buffer.alloc(bytes / texts, 'A'), { level: 9 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([uint(10, 4), uint(10, 4), Buffer.from([8, 0, 0, 0, 0])])),
    ...Array.from({ length: texts }, (_, i) => chunk('zTXt', Buffer.concat([Buffer.from(`k${i}\0\0`), packed]))),
    chunk('IDAT', deflateSync(Buffer.alloc(10 * 11))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function segment(marker: number, data: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0xff, marker]), uint(data.length + 2, 2), data]);
}

const SIDE = 4000;
const BLOCKS = (SIDE / 8) ** 2;

/** A table with one code, of one bit, so that a scan of zeros says as often what it means. */
const huffmanTable = (kind: number, meaning: number) =>
  segment(0xc4, Buffer.from([kind, 1, ...Array<number>(15).fill(0), meaning]));

/** A legal progressive JPEG of 4000 × 4000 pixels: each scan is 40 bytes, and all blocks are gone through for it. */
export function jpegOfScans(scans: number): Buffer {
  const scan = (coefficient: number, high: number, low: number, bits: number) => [
    segment(0xda, Buffer.from([1, 1, 0, coefficient, coefficient, (high << 4) | low])),
    Buffer.alloc(Math.ceil(bits / 8)),
  ];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)])),
    segment(0xc2, Buffer.concat([Buffer.from([8]), uint(SIDE, 2), uint(SIDE, 2), Buffer.from([1, 1, 0x11, 0])])),
    huffmanTable(0x00, 0), // no difference to the block before
    huffmanTable(0x10, 0xe0), // 2 ** 14 blocks without this coefficient, and as many as the next 14 bits say
    ...scan(0, 0, 0, BLOCKS),
    ...Array.from({ length: scans - 1 }, (_, i) => {
      const low = 13 - (i % 14);
      return scan(1 + Math.floor(i / 14), low === 13 ? 0 : low + 1, low, Math.ceil(BLOCKS / 2 ** 14) * 15);
    }).flat(),
    Buffer.from([0xff, 0xd9]),
  ]);
}
