import { type ReactNode, useRef } from 'react';
import { closeIcon } from '../generated/icons.ts';
import { Icon } from '../Icon.tsx';
import { type AdaptiveSurfaceOptions, useAdaptiveSurface } from './index.ts';

export interface AdaptiveExampleProps extends Pick<AdaptiveSurfaceOptions, 'closesOnResize' | 'isAnchored'> {
  narrowShape?: 'sheet' | 'full';
  focusesLast?: boolean;
  children?: ReactNode;
}

/** For tests and stories: a button with a surface. */
export function AdaptiveExample(props: AdaptiveExampleProps): ReactNode {
  const trigger = useRef<HTMLButtonElement>(null);
  const surface = useRef<HTMLDialogElement>(null);
  const last = useRef<HTMLButtonElement>(null);
  const { isOpen, isModal, close } = useAdaptiveSurface({
    ...props,
    trigger,
    surface,
    ...(props.focusesLast && { initialFocus: last }),
  });
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className="ts-adaptive-trigger ts-button ts-button-primary"
        popoverTarget="surface"
        aria-haspopup="dialog"
      >
        Options
      </button>
      <dialog
        ref={surface}
        id="surface"
        popover="auto"
        tabIndex={-1}
        className="ts-adaptive"
        data-narrow={props.narrowShape}
        data-told={`${isOpen ? 'open' : 'closed'} ${isModal ? 'modal' : ''}`.trim()}
        aria-labelledby="surface-heading"
      >
        <div className="ts-adaptive-head">
          <h2 id="surface-heading" className="ts-adaptive-heading">
            Options
          </h2>
          <button
            type="button"
            className="ts-icon-button"
            aria-label="Close"
            popoverTarget="surface"
            popoverTargetAction="hide"
            onClick={close}
          >
            <Icon path={closeIcon} />
          </button>
        </div>
        <div style={{ padding: '1em' }}>
          <input className="field" aria-label="Name" />
          <button ref={last} type="button" className="last ts-button ts-button-primary">
            Save
          </button>
          {props.children ?? <p>What there is to choose from.</p>}
        </div>
      </dialog>
    </>
  );
}
