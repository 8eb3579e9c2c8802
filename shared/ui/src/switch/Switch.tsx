import type { ReactNode } from 'react';
import { SwitchControl, SwitchHint, SwitchLabel, SwitchRoot, type SwitchRootProps } from './switchParts.tsx';

export interface SwitchProps extends Omit<SwitchRootProps, 'children'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** On or off, applied at once; use a checkbox for a value that a form submits. For another order of the parts, see `SwitchRoot`. */
export function Switch({ label, hint, ...root }: SwitchProps): ReactNode {
  return (
    <SwitchRoot {...root}>
      <span className="ts-switch-texts">
        <SwitchLabel>{label}</SwitchLabel>
        {hint && <SwitchHint>{hint}</SwitchHint>}
      </span>
      <SwitchControl />
    </SwitchRoot>
  );
}
