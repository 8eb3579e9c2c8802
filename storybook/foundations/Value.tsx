import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { readToken } from './tokensOf.ts';

/** The computed value of a token at this place. */
export function Value({ name }: { name: string }): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const [value, setValue] = useState('');
  useLayoutEffect(() => {
    if (ref.current) setValue(readToken(ref.current, name));
  }, [name]);
  return (
    <code ref={ref} className="value">
      {value}
    </code>
  );
}
