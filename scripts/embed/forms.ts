import { type Block, besideDrawer, type Embedding, SHELL, writeBody, writeHead, writeTag } from './Embedding.ts';
import { writeNext, writeReact, writeSvelte, writeVue } from './frameworks.ts';
import { writeJsp, writeNginx, writePhp } from './servers.ts';

/** A way to put pieces on a page. */
export interface Form {
  title: string;
  /** One sentence on what it needs. */
  about: string;
  write(embedding: Embedding): Block[];
}

/** Whole lines of HTML for a page of any kind. */
function writeHtml(embedding: Embedding): Block[] {
  const { looks } = embedding;
  const body = writeBody(embedding, (piece, indent) => writeTag(piece, looks, indent), ['<h1>Your page</h1>']);
  const rules = besideDrawer(embedding).map((rule) => `<style>${rule}</style>`);
  return [{ name: 'index.html', text: [...writeHead(embedding), ...rules, ...body].join('\n') }];
}

/** Every form, in the order of the playground. */
export const FORMS = {
  html: { title: 'One tag', about: `For any page. ${SHELL} is where your shell is.`, write: writeHtml },
  php: {
    title: 'PHP',
    about: 'Pieces as HTML from the fragment service, usable before any script.',
    write: writePhp,
  },
  jsp: {
    title: 'JSP',
    about: 'Pieces as HTML from the fragment service, usable before any script. Java 17 or later.',
    write: writeJsp,
  },
  nginx: {
    title: 'nginx',
    about: 'Pieces as HTML from the fragment service, by server-side includes of nginx.',
    write: writeNginx,
  },
  react: { title: 'React', about: 'For React 19 and a bundler, such as a new project of Vite.', write: writeReact },
  vue: { title: 'Vue', about: 'For Vue 3 with Vite.', write: writeVue },
  svelte: { title: 'Svelte', about: 'For Svelte 5 with Vite.', write: writeSvelte },
  next: {
    title: 'Next',
    about: 'For the app router of Next: server components that render the pieces, usable before any script.',
    write: writeNext,
  },
} as const satisfies Record<string, Form>;

export type FormName = keyof typeof FORMS;
