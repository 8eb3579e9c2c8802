import { useEffectEvent } from '@travel-shell/ui';
import { useInView } from '@travel-shell/ui/in-view';
import { SEEN_AFTER_MS, Tooltip, type TooltipProps, type TooltipTriggerProps } from '@travel-shell/ui/tooltip';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';

interface HintProps extends Pick<TooltipProps, 'text' | 'placement' | 'autoCloseMs' | 'letsEscapePass'> {
  anchor: Element;
  isShown: boolean;
  /** The hint has been on the screen long enough to be read. */
  onSeen: () => void;
  onClose: () => void;
}

/** A tooltip that shows itself beside a control that is there already, for as long as that can be seen: else it points at nothing. */
export function Hint({ anchor, isShown, onSeen, onClose, ...tooltip }: HintProps): ReactNode {
  const isInView = useInView(() => anchor, isShown);
  const isOpen = isShown && isInView;
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => seen(), SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  return (
    <>
      <Tooltip {...tooltip} isOpen={isOpen} onOpenChange={(opens) => opens || onClose()}>
        {(trigger) => <Anchor trigger={trigger} to={anchor} />}
      </Tooltip>
      {/* Its anchor may be in another piece, whose description this cannot be. */}
      <span className="ts-hidden" role="status">
        {isOpen && tooltip.text}
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
