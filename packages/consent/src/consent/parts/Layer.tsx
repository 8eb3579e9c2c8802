import { isComposing } from '@travel-shell/ui';
import type { KeyboardEvent, ReactNode, RefObject, SyntheticEvent } from 'react';
import { showLayer } from '../layer.ts';
import type { ConsentKind } from '../texts.ts';
import type { BannerVisibility } from '../useBannerVisibility.ts';

interface LayerProps {
  kind: ConsentKind;
  decision: BannerVisibility;
  /** In front of an inert page. The page scrolls all the same. */
  isModal?: boolean;
  /** On a server: the back end does not want it to show by itself. consent.js leaves it closed then. */
  isQuiet?: boolean | undefined;
  /** Id of what names it, see `Header`. */
  headingId: string;
  children: ReactNode;
}

/**
 * The layer that all kinds are shown in. Style sheets show it before React, by custom properties that consent.js sets,
 * and where there is no script. In the top layer, so that nothing of the page covers it.
 */
export function Layer({ kind, decision, isModal, isQuiet, headingId, children }: LayerProps): ReactNode {
  const { layer, isShown, isReopened, close } = decision;

  // Whoever has asked for it may leave; to others it is no answer.
  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isReopened && !isComposing(event.nativeEvent)) close();
  }

  // Escape closes a dialog in browsers that do not know `closedby`; it is no answer, and the page stays inert.
  function handleClose({ currentTarget }: SyntheticEvent<HTMLDialogElement>): void {
    if (isShown && !currentTarget.open) showLayer(currentTarget);
  }

  const common = {
    className: 'banner',
    part: 'banner',
    'data-kind': kind,
    'data-shown': isShown ? '' : undefined,
    'data-quiet': isQuiet || undefined,
    'aria-labelledby': headingId,
    onKeyDown: handleKey,
    // consent.js may have opened it, and head/choices.ts shows another view.
    suppressHydrationWarning: true,
  };
  return isModal ? (
    // Neither Escape nor a press beside it is an answer.
    <dialog
      {...common}
      ref={layer as RefObject<HTMLDialogElement | null>}
      {...{ closedby: 'none' }}
      onClose={handleClose}
    >
      {children}
    </dialog>
  ) : (
    <section {...common} ref={layer} popover="manual">
      {children}
    </section>
  );
}
