import { type ComponentPropsWithRef, createContext, type ReactNode, use, useId, useMemo, useState } from 'react';

interface SwitchState {
  id: string;
  isOn: boolean;
  isDisabled: boolean;
  hasHint: boolean;
  setHasHint: (hasHint: boolean) => void;
  change: (isOn: boolean) => void;
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
  isOnAtFirst?: boolean;
  onChange?: (isOn: boolean) => void;
  isDisabled?: boolean;
  id?: string;
  children: ReactNode;
}

/** Holds the parts of one switch together. */
export function SwitchRoot({ isOn, isOnAtFirst = false, onChange, isDisabled = false, ...props }: SwitchRootProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const [own, setOwn] = useState(isOnAtFirst);
  const [hasHint, setHasHint] = useState(false);
  const current = isOn ?? own;
  const state = useMemo<SwitchState>(() => {
    const change = (next: boolean) => {
      setOwn(next);
      onChange?.(next);
    };
    return { id, isOn: current, isDisabled, hasHint, setHasHint, change };
  }, [id, current, isDisabled, hasHint, onChange]);
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
  const { id, isOn, isDisabled, hasHint, change } = useSwitch('SwitchControl');
  return (
    <input
      part="input"
      {...props}
      id={id}
      type="checkbox"
      role="switch"
      className="ts-switch-input"
      checked={isOn}
      aria-checked={isOn}
      disabled={isDisabled}
      aria-describedby={hasHint ? `${id}-hint` : undefined}
      onChange={(event) => change(event.target.checked)}
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
