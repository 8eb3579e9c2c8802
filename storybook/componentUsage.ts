const indexes = import.meta.glob<string>('../shared/ui/src/*/index.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The folder of a primitive, from the file its stories are in. */
export function folderOf(storyFile: string): string | undefined {
  return /shared\/ui\/src\/([^/]+)\/[^/]+$/.exec(storyFile)?.[1];
}

/** The names an `index.ts` exports, types left out. */
export function exportsOf(source: string): string[] {
  const lists = [...source.matchAll(/export (type )?\{([^}]*)\}/g)].filter(([, type]) => !type);
  const listed = lists.flatMap(([, , list = '']) => list.split(',').map((name) => name.trim()));
  const declared = [...source.matchAll(/export const (\w+)/g)].map(([, name = '']) => name);
  return [
    ...listed.filter((name) => name && !name.startsWith('type ')).map((name) => name.split(' as ').at(-1) ?? name),
    ...declared,
  ];
}

function attributeText([name, value]: [string, unknown]): string {
  if (value === true) return name;
  return typeof value === 'string' && !value.includes('"') ? `${name}="${value}"` : `${name}={…}`;
}

/** The usage example of a primitive, from its first story: imports, the sheets to adopt, the element. */
export function componentUsage(folder: string, component: string, args: Record<string, unknown>): string | undefined {
  const source = indexes[`../shared/ui/src/${folder}/index.ts`];
  if (!source) return undefined;
  const names = exportsOf(source).sort((a, b) => a.localeCompare(b));
  const sheets = names.filter((name) => /Sheets?$/.test(name));
  const { children, ...rest } = args;
  const tag = [component, ...Object.entries(rest).map(attributeText)].join(' ');
  return [
    `import { ${names.join(', ')} } from '@travel-shell/ui/${folder}';`,
    '',
    ...(sheets.length > 0 ? [`// Adopted by the piece: ${sheets.join(', ')}`] : []),
    children === undefined ? `<${tag} />` : `<${tag}>${typeof children === 'string' ? children : '…'}</${component}>`,
  ].join('\n');
}
