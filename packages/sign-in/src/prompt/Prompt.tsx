import { Icon } from '@travel-shell/ui';
import { Button } from '@travel-shell/ui/button';
import { closeIcon } from '@travel-shell/ui/icons';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { PromptProps } from './PromptProps.ts';
import { usePrompt } from './usePrompt.ts';

/** A card in a corner that takes neither the focus nor a click from the page. */
export function Prompt(props: PromptProps): ReactNode {
  const { presentation, messages } = props.prepared;
  const { isShown, dismiss, signIn } = usePrompt(props);
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // In the top layer, so no page can cover or clip it. The style sheet animates the exit.
    // A disconnected one throws: the element may have been removed while the back end was asked.
    if (isShown && card.current?.isConnected) card.current.showPopover();
    else if (card.current?.matches(':popover-open')) card.current.hidePopover();
  }, [isShown]);

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') dismiss();
  }

  return (
    <div data-presentation={presentation} lang={messages.lang} dir={messages.dir}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape works from anywhere inside; its buttons do the same */}
      <div ref={card} popover="manual" className="card" part="prompt" onKeyDown={handleKeyDown}>
        {/* Rendered from the start, so that its text is announced when it appears. */}
        <div role="status">
          {isShown && (
            <>
              <p className="title">{messages.passwordTitle}</p>
              <p className="text">{messages.invitation}</p>
            </>
          )}
        </div>
        {isShown && (
          <>
            <Button variant="primary" fullWidth onClick={signIn}>
              {messages.signIn}
            </Button>
            <button
              type="button"
              className="ts-icon-button close"
              part="close"
              aria-label={messages.close}
              onClick={dismiss}
            >
              <Icon path={closeIcon} />
            </button>
          </>
        )}
      </div>
    </div>
  );
}
