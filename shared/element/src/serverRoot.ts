/**
 * The container a server has rendered, if there is one. A fragment that came in through `innerHTML`, or was parsed
 * after the tag had been defined, still has its shadow root as an inert `<template>` child; that is put in place here.
 */
export function serverRoot(shadow: ShadowRoot): Element | null {
  const template = shadow.host.querySelector<HTMLTemplateElement>(':scope > template[shadowrootmode]');
  if (template) {
    shadow.replaceChildren(template.content);
    template.remove();
  }
  return shadow.querySelector('[data-travel-root]');
}
