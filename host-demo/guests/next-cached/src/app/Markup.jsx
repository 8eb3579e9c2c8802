'use client';
import { useMemo } from 'react';

/** React writes the HTML of every new object, also where it is the same; and what has become of it since would be gone. */
export function Markup({ html }) {
  const inner = useMemo(() => ({ __html: html }), [html]);
  return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={inner} suppressHydrationWarning />;
}
