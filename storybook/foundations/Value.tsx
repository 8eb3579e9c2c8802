import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { readToken } from './tokensOf.ts';

/** What a token comes to where this stands. */
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
