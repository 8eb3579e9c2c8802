import type { Brand } from '@travel-shell/core';

const FILES = import.meta.glob<string>('../../../shared/tokens/brands/*/*', { query: '?raw', import: 'default' });
const SCHEMA = import.meta.glob<string>('../../../shared/tokens/brands/brand.schema.json', {
  query: '?raw',
  import: 'default',
});

/** The folder of one of our brands, and the schema of its brand.json. */
export async function brandFiles(brand: Brand): Promise<{ files: Record<string, string>; schema: string }> {
  const own = Object.entries(FILES).filter(([path]) => path.includes(`/${brand}/`));
  const files = await Promise.all(
    own.map(async ([path, load]) => [path.slice(path.lastIndexOf('/') + 1), await load()] as const),
  );
  const [schema = ''] = await Promise.all(Object.values(SCHEMA).map((load) => load()));
  return { files: Object.fromEntries(files), schema };
}
