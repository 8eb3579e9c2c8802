import { Component, createElement, type ReactNode } from 'react';

interface Props {
  /** New values (by identity) retry a failed view. */
  values: unknown;
  children: ReactNode;
}

interface State {
  values?: unknown;
  failed?: boolean;
}

/** Shows the host's slotted fallback when the view throws, else an error text (ERR-016). The root's `onCaughtError` reports it. */
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
