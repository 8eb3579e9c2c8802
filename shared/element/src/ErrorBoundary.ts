import { Component, createElement, Fragment, type ReactNode } from 'react';

interface Props {
  /** New values (by identity) retry a failed view. */
  values: unknown;
  onError: (cause: unknown) => void;
  children: ReactNode;
}

interface State {
  values?: unknown;
  failed?: boolean;
  /** How often it was rendered anew. */
  renewed: number;
  /** For these values it was. */
  renewedFor?: unknown;
}

/**
 * Shows the host's slotted fallback when the view throws, else an error text (ERR-016). Once for the same values it renders
 * the view anew where a node is missing: a translator replaces texts, which React then cannot remove.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { renewed: 0 };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ values }: Props, state: State): Partial<State> | null {
    return values === state.values ? null : { values, failed: false };
  }

  override componentDidCatch(cause: Error): void {
    const { values, renewed, renewedFor } = this.state;
    if (cause.name !== 'NotFoundError' || renewedFor === values) this.props.onError(cause);
    else this.setState({ failed: false, renewed: renewed + 1, renewedFor: values });
  }

  override render(): ReactNode {
    if (!this.state.failed) return createElement(Fragment, { key: this.state.renewed }, this.props.children);
    const screen = createElement('p', { role: 'alert' }, 'Unexpected Application Error!');
    return createElement('slot', { name: 'fallback' }, screen);
  }
}
