import type { ReleaseLoader } from '../bridge.ts';
import type { OpenedScreens } from './OpenedScreens.ts';

/** Tags of the pieces that a request opens and that have a first screen: from the contracts, by the build. */
declare const TRAVEL_SHELL_REQUESTED: readonly string[];

/** Fetches what a press opens with the intent, so that the press finds it there (D-31). */
export const fetchIntended =
  (screens: OpenedScreens, { showPressed }: Pick<ReleaseLoader, 'showPressed'>): ReleaseLoader['intended'] =>
  (tag, element, isPress) => {
    const isAnswer = TRAVEL_SHELL_REQUESTED.includes(tag);
    // What is pressed in the dialog of such a piece does not open it.
    const place = !isAnswer && element?.shadowRoot?.querySelector('[data-first-screen]') ? element : undefined;
    if (place && isPress) showPressed(place);
    else if (place) void screens.fetch(place, place);
    else if (isAnswer) void screens.fetch(document.querySelector<HTMLElement>(tag) ?? document.createElement(tag), tag);
  };
