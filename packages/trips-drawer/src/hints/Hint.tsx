import { SEEN_AFTER_MS, Tooltip, type TooltipProps, type TooltipTriggerProps } from '@travel-shell/ui/tooltip';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect } from 'react';

interface HintProps extends Pick<TooltipProps, 'text' | 'placement' | 'autoCloseMs'> {
  anchor: Element;
  isShown: boolean;
  /** It has been on the screen long enough to be read. */
  onSeen: () => void;
  /** It is to close. `isDismissed`: by the visitor's Escape, not because a pointer has left or its time is over. */
  onClose: (isDismissed: boolean) => void;
}

/** A tooltip that shows itself beside a control that is there already. */
export function Hint({ anchor, isShown, onSeen, onClose, ...tooltip }: HintProps): ReactNode {
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (!isShown) return;
    let timer: ReturnType<typeof setTimeout>;
    // In a tab in the background nothing is seen.
    const begin = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(() => seen(), SEEN_AFTER_MS);
    };
    begin();
    document.addEventListener('visibilitychange', begin);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', begin);
    };
  }, [isShown]);

  return (
    <>
      <Tooltip
        {...tooltip}
        isOpen={isShown}
        onOpenChange={(isOpen, reason) => isOpen || onClose(reason === 'escape-key')}
      >
        {(trigger) => <Anchor trigger={trigger} to={anchor} />}
      </Tooltip>
      {/* Its anchor may be in another piece, whose description this cannot be. */}
      <span className="ts-hidden" role="status">
        {isShown && tooltip.text}
      </span>
    </>
  );
}

function Anchor({ trigger, to }: { trigger: TooltipTriggerProps; to: Element }): ReactNode {
  const { ref } = trigger;
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    ref(to as Parameters<typeof ref>[0]);
    return () => void ref(null);
  }, [ref, to]);
  return null;
}
