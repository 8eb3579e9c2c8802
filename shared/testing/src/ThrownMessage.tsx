import { Component, type ReactNode } from 'react';

/** Shows the message of an error thrown by its contents. */
export class ThrownMessage extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render = () => this.state.message || this.props.children;
}
