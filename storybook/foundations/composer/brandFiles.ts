import type { Brand } from '@travel-shell/core';
import schema from '../../../shared/tokens/brands/brand.schema.json?raw';

const FILES = import.meta.glob<string>('../../../shared/tokens/brands/*/*', { query: '?raw', import: 'default' });

/** The folder of one of our brands: file -> text. */
export async function brandFiles(brand: Brand): Promise<Record<string, string>> {
  const own = Object.entries(FILES).filter(([path]) => path.includes(`/${brand}/`));
  return Object.fromEntries(
    await Promise.all(own.map(async ([path, load]) => [path.slice(path.lastIndexOf('/') + 1), await load()])),
  );
}

export { schema };
