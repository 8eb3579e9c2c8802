/** Stand-in until the real one lands. */
export async function fetchFragment(element: HTMLElement, opened = false): Promise<ShadowRoot | undefined> {
  const attribute = (name: string, fallback: string) => element.getAttribute(name) ?? fallback;
  const rest = [...element.attributes].filter(({ name }) => !['brand', 'locale', 'presentation', 'load'].includes(name));
  const query = new URLSearchParams(rest.map(({ name, value }) => [name, value] as [string, string])).toString();
  const looks = [
    attribute('brand', 'flagship'),
    attribute('locale', document.documentElement.lang === 'ar' ? 'ar' : 'en-US'),
    attribute('presentation', 'default'),
  ].join('.');
  const path = `/travel-shell/fragments/${element.localName.slice(7)}/${looks}${opened ? '.open' : ''}.html`;
  const answer = await fetch(path + (query && `?${query}`));
  if (!answer.ok) return undefined;
  const holder = document.createElement('div');
  const policy = (globalThis as unknown as { trustedTypes?: { createPolicy(n: string, o: object): { createHTML(t: string): string } } })
    .trustedTypes?.createPolicy('travel-shell', { createHTML: (text: string) => text });
  const text = await answer.text();
  holder.setHTMLUnsafe(policy ? policy.createHTML(text) : text);
  return holder.firstElementChild?.shadowRoot ?? undefined;
}
