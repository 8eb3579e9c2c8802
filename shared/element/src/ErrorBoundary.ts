import { Component, createElement, type ReactNode } from 'react';

interface Props {
  /** New values (by identity) are a reason to try a failed view again. */
  values: unknown;
  children: ReactNode;
}

interface State {
  values?: unknown;
  failed?: boolean;
}

/** Shows the host's slotted fallback in place of a view that threw; without one it says so (ERR-016). The root's `onCaughtError` does the reporting. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  static getDerivedStateFromProps({ values }: Props, state: State): State | null {
    return values === state.values ? null : { values, failed: false };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const screen = createElement('p', { role: 'alert' }, 'Unexpected Application Error!');
    return createElement('slot', { name: 'fallback' }, screen);
  }
}
