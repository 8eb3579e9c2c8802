import { OPTIONAL_ROLES } from '../compile/roles.mjs';
import { folderOf, isRole, readTokens } from './readTokens.mjs';

const FILES = ['light', 'dark', 'aos', 'look'].flatMap((name) => [name, `foundation.${name}`]);

/** File -> token -> type: what every brand has, as the flagship has it. */
export async function roles() {
  const entries = await Promise.all(
    FILES.map(async (file) => {
      const palette = file.endsWith('look') ? [] : ['palette'];
      const tokens = (await readTokens(folderOf('flagship'), ...palette, file)).filter(isRole);
      const types = tokens.map(({ path, $type }) => [path.join('.'), $type]);
      return [file, Object.fromEntries(types.filter(([name]) => !OPTIONAL_ROLES[file]?.[name]))];
    }),
  );
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}
