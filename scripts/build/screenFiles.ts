import type { ChunkGroup, Compilation } from 'webpack';

/** The language whose texts of forms count. */
const LANGUAGE = '-en-US';

/**
 * The files that each screen of a piece loads where its element is there already, by the name of its chunk. A screen is
 * what a `screens.ts` imports; its forms load their texts at once.
 * @param filesOf those of the chunk with a name, and of all that it depends on
 */
export function screenFiles<File>(
  { namedChunkGroups }: Pick<Compilation, 'namedChunkGroups'>,
  filesOf: (chunk: string) => readonly File[],
): Record<string, File[]> {
  const filesOfAll = (groups: readonly ChunkGroup[]) => groups.flatMap(({ name }) => (name ? filesOf(name) : []));
  return Object.fromEntries(
    [...namedChunkGroups]
      .filter(([, group]) => isScreen(group))
      .map(([name, group]) => {
        const texts = group.getChildren().filter((child) => child.name?.endsWith(LANGUAGE));
        const isThere = new Set(filesOfAll(group.getParents()));
        const files = new Set(filesOfAll([group, ...texts]));
        return [name, [...files].filter((file) => !isThere.has(file))];
      }),
  );
}

const isScreen = ({ origins }: ChunkGroup) =>
  origins.some(({ module }) => /[\\/]screens\.ts$/.test(module?.nameForCondition() ?? ''));
