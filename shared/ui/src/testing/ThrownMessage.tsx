import { Component, type ReactNode } from 'react';

/** Shows what its contents throw as text, where they do. */
export class ThrownMessage extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render = () => this.state.message || this.props.children;
}
