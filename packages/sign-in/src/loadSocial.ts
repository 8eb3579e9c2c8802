type Social = typeof import('./social/index.ts');

let loaded: Promise<Social> | undefined;

/** The code for other companies' pages, which only those load who go there. Tried again after a failure. */
export function loadSocial(): Promise<Social> {
  loaded ??= import('./social/index.ts');
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}
