import { type ComponentPropsWithRef, createContext, type ReactNode, use, useId, useMemo, useState } from 'react';

interface SwitchState {
  id: string;
  /** Undefined where it keeps its own state. */
  isOn: boolean | undefined;
  isOnAtFirst: boolean;
  isDisabled: boolean;
  hasHint: boolean;
  setHasHint: (hasHint: boolean) => void;
  change: ((isOn: boolean) => void) | undefined;
}

const SwitchContext = createContext<SwitchState | undefined>(undefined);

/** MSC-056 */
function useSwitch(part: string): SwitchState {
  const state = use(SwitchContext);
  if (!state) throw new Error(`${part} is outside a SwitchRoot, which provides its state. Put it inside one.`);
  return state;
}

export interface SwitchRootProps {
  isOn?: boolean;
  /** Without `isOn`: it keeps its own state, also what was pressed before React. */
  isOnAtFirst?: boolean;
  /** The switch has a hint, which it learns by itself only in a browser. */
  isHinted?: boolean;
  onChange?: (isOn: boolean) => void;
  isDisabled?: boolean;
  id?: string;
  children: ReactNode;
}

/** Holds the parts of one switch together. */
export function SwitchRoot(props: SwitchRootProps) {
  const { isOn, isOnAtFirst = false, onChange, isDisabled = false, isHinted = false } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [hasHint, setHasHint] = useState(isHinted);
  const state = useMemo<SwitchState>(
    () => ({ id, isOn, isOnAtFirst, isDisabled, hasHint, setHasHint, change: onChange }),
    [id, isOn, isOnAtFirst, isDisabled, hasHint, onChange],
  );
  return (
    <SwitchContext value={state}>
      <div className="ts-switch" part="switch" data-disabled={isDisabled ? '' : undefined}>
        {props.children}
      </div>
    </SwitchContext>
  );
}

/** The ref is the `<input>`; it also gets other props, such as `name`. */
export function SwitchControl(props: Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'id'>): ReactNode {
  const { id, isOn, isOnAtFirst, isDisabled, hasHint, change } = useSwitch('SwitchControl');
  const state = isOn === undefined ? { defaultChecked: isOnAtFirst } : { checked: isOn };
  return (
    <input
      part="input"
      {...props}
      id={id}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says so itself
      role="switch"
      className="ts-switch-input"
      {...state}
      disabled={isDisabled}
      aria-describedby={hasHint ? `${id}-hint` : undefined}
      onChange={(event) => change?.(event.target.checked)}
    />
  );
}

export function SwitchLabel({ children }: { children: ReactNode }): ReactNode {
  const { id } = useSwitch('SwitchLabel');
  return (
    <label htmlFor={id} className="ts-switch-label" part="label">
      {children}
    </label>
  );
}

export function SwitchHint({ children }: { children: ReactNode }): ReactNode {
  const { id, setHasHint } = useSwitch('SwitchHint');
  return (
    <span
      id={`${id}-hint`}
      className="ts-switch-hint"
      part="hint"
      ref={(element) => {
        setHasHint(element !== null);
        return () => setHasHint(false);
      }}
    >
      {children}
    </span>
  );
}
