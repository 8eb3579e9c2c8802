import type { ListedElement } from '../entries.ts';

/**
 * Declarations by which frameworks know our tags in their templates, written as text: the frameworks themselves are not
 * installed here. A page imports its own once: `import '@travel-shell/elements/vue'`.
 */
export function frameworkTypes(elements: readonly ListedElement[]): Record<'jsx' | 'vue' | 'svelte', string> {
  const list = (indent: string, type: (name: string) => string) =>
    elements.map(({ contract, name }) => `${indent}'${contract.tag}': ${type(name)};`).join('\n');
  const imported = (...kinds: string[]) =>
    `import type { ${kinds.flatMap((kind) => elements.map(({ name }) => name + kind)).join(', ')} } from './index.js';\n`;
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
    vue: `${imported('Attributes', 'Element', 'EventMap')}import type { EmitFn, HTMLAttributes } from 'vue';

/** \`menu-toggle\` is \`MenuToggle\`. */
type Pascal<S extends string> = S extends \`\${infer Head}-\${infer Rest}\`
  ? \`\${Capitalize<Head>}\${Pascal<Rest>}\`
  : Capitalize<S>;

/** The properties of its own, which a template sets by \`.prop\`. */
type Properties<Element, Attributes> = {
  [K in Exclude<keyof Element, keyof HTMLElement | keyof Attributes>]?: Element[K] | undefined;
} & {
  [K in Extract<keyof Attributes, keyof Element>]?: Attributes[K] | Element[K] | undefined;
};

type Listeners<Events> = {
  [E in keyof Events & string as \`on\${Pascal<E>}\`]?: ((event: Events[E]) => void) | undefined;
};

/** A tag as Vue checks it in a template, and the element as a template's ref has it. */
type Tag<Element extends HTMLElement, Attributes, Events> = new () => Element & {
  /** For templates only. */
  $props: HTMLAttributes & Omit<Attributes, keyof Element> & Properties<Element, Attributes> & Listeners<Events>;
  /** For templates only. */
  $emit: EmitFn<{ [E in keyof Events]: (event: Events[E]) => void }>;
};

declare module 'vue' {
  interface GlobalComponents {
${list('    ', (name) => `Tag<${name}Element, ${name}Attributes, ${name}EventMap>`)}
  }
}
`,
    svelte: `${imported('Attributes', 'EventMap')}import type { HTMLAttributes } from 'svelte/elements';

/** As Svelte 5 and Svelte 4 write a listener. */
type Listeners<Events> = {
  [E in keyof Events & string as \`on\${E}\` | \`on:\${E}\`]?: ((event: Events[E]) => void) | undefined;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${list('    ', (name) => `HTMLAttributes<HTMLElement> & ${name}Attributes & Listeners<${name}EventMap>`)}
  }
}
`,
  };
}
