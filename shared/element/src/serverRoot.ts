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
