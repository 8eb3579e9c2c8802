import type { ListedElement } from '../entries.ts';

/**
 * Declarations by which frameworks know our tags in their templates, written as text: the frameworks themselves are not
 * installed here. A page imports its own once: `import '@travel-shell/elements/vue'`.
 */
export function frameworkTypes(elements: readonly ListedElement[]): Record<'jsx' | 'vue' | 'svelte', string> {
  const list = (indent: string, type: (name: string) => string) =>
    elements.map(({ contract, name }) => `${indent}'${contract.tag}': ${type(name)};`).join('\n');
  const imported = (suffix: string) =>
    `import type { ${elements.map(({ name }) => name + suffix).join(', ')} } from './index.js';\n`;
  return {
    jsx: `${imported('Props')}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${list('      ', (name) => `${name}Props`)}
    }
  }
}
`,
    vue: `${imported('Attributes')}
/** A tag as Vue checks it in a template. */
type Tag<Attributes> = new () => { $props: Attributes };

declare module 'vue' {
  interface GlobalComponents {
${list('    ', (name) => `Tag<${name}Attributes>`)}
  }
}
`,
    svelte: `${imported('Attributes')}import type { HTMLAttributes } from 'svelte/elements';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${list('    ', (name) => `HTMLAttributes<HTMLElement> & ${name}Attributes`)}
  }
}
`,
  };
}
