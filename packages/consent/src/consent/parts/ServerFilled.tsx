import { type ComponentProps, type ReactNode, useState, useSyncExternalStore } from 'react';

const never = () => () => {};
const SERVED = { __html: '' };
const isServer = typeof document === 'undefined';

/** Whether this is the hydration of what a server has rendered, which may have contents that React does not know. */
export function useServed(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(isHydrating && !isServer)[0];
}

/** For an element whose contents are not React's: it leaves them alone, also those that are there when it hydrates. */
export const leftAlone = (isServed: boolean): { dangerouslySetInnerHTML?: { __html: string } } =>
  isServed ? { dangerouslySetInnerHTML: SERVED } : {};

interface ServerFilledProps extends ComponentProps<'p'> {
  as?: 'p' | 'h2' | 'tbody';
}

/** An element that head/choices.ts fills. */
export function ServerFilled({ as: Tag = 'p', ...props }: ServerFilledProps): ReactNode {
  return <Tag {...(props as object)} {...leftAlone(useServed())} suppressHydrationWarning />;
}
