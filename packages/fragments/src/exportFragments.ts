import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { FragmentError } from './FragmentError.ts';
import { fragmentFile } from './readAddress.ts';
import type { FragmentOptions, FragmentRenderer } from './renderFragment.tsx';
import type { Origins } from './resolveOrigins.ts';

export interface ExportOptions extends Pick<FragmentOptions, 'data'> {
  /** The origins that paths lead to. Default: they stay paths. */
  origins?: Origins;
  /** The folder to write to; made where it is missing. */
  out: string;
  pieces: readonly string[];
  brands: readonly string[];
  locales: readonly string[];
  presentations: readonly string[];
}

const brotli = promisify(brotliCompress);

/**
 * Writes a file, and a Brotli copy beside it, for each combination; one for its opened form where there is one, and one for
 * each value of an attribute that has files of its own.
 * @returns the number of fragments
 */
export async function exportFragments(
  { renderFragment, fileAttribute }: Pick<FragmentRenderer, 'renderFragment' | 'fileAttribute'>,
  { out, pieces, brands, locales, presentations, data = {}, origins = {} }: ExportOptions,
): Promise<number> {
  const options = { ...origins, data };
  const looks = brands.flatMap((brand) =>
    locales.flatMap((locale) => presentations.map((presentation) => ({ brand, locale, presentation }))),
  );
  for (const piece of pieces) {
    await mkdir(dirname(join(out, fragmentFile(piece, { brand: '', locale: '', presentation: '' }))), {
      recursive: true,
    });
    const file = fileAttribute(piece);
    // All of a piece at once: compressing runs beside rendering, on threads of its own.
    await Promise.all(
      looks.map(async (attributes) => {
        await write(join(out, fragmentFile(piece, attributes)), await renderFragment(piece, attributes, options));
        const opened = await renderFragment(piece, attributes, { ...options, opened: true }).catch(unlessNone);
        if (opened !== undefined) await write(join(out, fragmentFile(piece, attributes, 'open')), opened);
        for (const value of file?.values ?? []) {
          const html = await renderFragment(piece, { ...attributes, [file?.name as string]: value }, options);
          await write(join(out, fragmentFile(piece, attributes, value)), html);
        }
      }),
    );
  }
  return pieces.length * looks.length;
}

async function write(file: string, text: string): Promise<void> {
  const html = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
  const packed = await brotli(html, { params });
  await replace(file, html);
  await replace(`${file}.br`, packed);
}

/** In one step: the file may be read meanwhile, and an export that is interrupted leaves none half written. */
async function replace(file: string, content: Buffer): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}

/** Many pieces have no first screen, or none without data. */
function unlessNone(error: unknown): undefined {
  if (!FragmentError.is(error) || error.code !== 'NO_FIRST_SCREEN') throw error;
}
