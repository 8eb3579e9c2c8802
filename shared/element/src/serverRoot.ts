/**
 * The container a server has rendered, if there is one. A fragment inserted through `innerHTML`, or parsed
 * after the tag was defined, still has its shadow root as an inert `<template>` child; this attaches it.
 */
export function serverRoot(shadow: ShadowRoot): HTMLElement | null {
  const template = shadow.host.querySelector<HTMLTemplateElement>(':scope > template[shadowrootmode]');
  if (template) {
    shadow.replaceChildren(template.content);
    template.remove();
  }
  return shadow.querySelector('[data-travel-root]');
}

/** The data with which a server has rendered a first screen, so that hydration renders the same. */
export function servedData(shadow: ShadowRoot): unknown {
  const text = shadow.querySelector('[data-travel-data]')?.textContent;
  return text ? JSON.parse(text) : undefined;
}
