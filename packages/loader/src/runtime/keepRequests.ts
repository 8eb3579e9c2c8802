import { pageDocument } from '@travel-shell/core/pageDocument';
import { onNamed } from '@travel-shell/store';

/**
 * Keeps for a piece what it is asked for before it has rendered, as its property `request`: `handlesEvents` of its contract.
 * @param heard shell event -> the tag of the piece that follows it
 */
export function keepRequests(heard: Readonly<Record<string, string>>): void {
  for (const [name, tag] of Object.entries(heard)) {
    onNamed(name, (request) => {
      const element = pageDocument.querySelector(`${tag}:not(:state(ready))`);
      if (element) Object.assign(element, { request });
    });
  }
}
