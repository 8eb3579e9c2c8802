/**
 * Keeps for a piece what it is asked for before it has rendered, as its property `request`: `hears` of its contract.
 * @param heard shell event -> the tag of the piece that follows it
 */
export function keepRequests(heard: Readonly<Record<string, string>>): void {
  for (const [name, tag] of Object.entries(heard)) {
    addEventListener(`travel-${name}`, (event) => {
      const element = event.defaultPrevented ? null : document.querySelector(`${tag}:not(:state(ready))`);
      if (element) Object.assign(element, { request: (event as CustomEvent).detail });
    });
  }
}
