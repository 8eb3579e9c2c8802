import { pageDocument } from '@travel-shell/core/pageDocument';
import type { ReleaseLoader } from '../bridge.ts';
import type { Answers } from './createAnswers.ts';
import type { OpenedScreens } from './createOpenedScreens.ts';

/** Tags of the pieces that a request opens and that have a first screen: from the contracts, by the build. */
declare const TRAVEL_SHELL_REQUESTED: readonly string[];

/**
 * Fetches what a press opens with the intent, so that the press finds it there (D-31). With `isPress` it is a popover, which
 * the platform has opened; the others are shown by what requests them.
 * @param need loads the piece of a popover whose contents cannot be had as HTML
 */
export const fetchIntended =
  (
    screens: OpenedScreens,
    answers: Answers,
    { showPressed }: Pick<ReleaseLoader, 'showPressed'>,
    need: (tag: string) => void,
  ) =>
  (tag: string, element: HTMLElement, isPress: boolean): void => {
    // A press in the dialog of such a piece does not open it.
    if (TRAVEL_SHELL_REQUESTED.includes(tag)) void screens(answers.find(tag, element));
    else {
      // A control in another piece may name it.
      const piece = element.localName === tag ? element : pageDocument.querySelector<HTMLElement>(tag);
      const place = piece?.shadowRoot?.querySelector('[data-first-screen]');
      // Hidden where the piece has its contents in the page, as in a wide window.
      if (!place || getComputedStyle(place).visibility === 'hidden') return;
      if (isPress && piece === element)
        void showPressed(piece, true).then((isShown) => {
          if (isShown === false) need(tag);
        });
      else void screens(piece as HTMLElement);
    }
  };
