import type { ReactNode } from 'react';
import { SwitchControl, SwitchHint, SwitchLabel, SwitchRoot, type SwitchRootProps } from './switchParts.tsx';

export interface SwitchProps extends Omit<SwitchRootProps, 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  /** Value of the input. */
  value?: string;
}

/** On or off, applied at once; use a checkbox for a value that a form submits. For another order of the parts, see `SwitchRoot`. */
export function Switch({ label, hint, value, ...root }: SwitchProps): ReactNode {
  return (
    <SwitchRoot {...root} isHinted={Boolean(hint)}>
      <span className="ts-switch-texts">
        <SwitchLabel>{label}</SwitchLabel>
        {hint && <SwitchHint>{hint}</SwitchHint>}
      </span>
      <SwitchControl value={value} />
    </SwitchRoot>
  );
}
