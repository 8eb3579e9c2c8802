import { Component, type ReactNode } from 'react';

/** The page goes on without the header. */
export class PlainWhenFailed extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <PlainLinks /> : this.props.children;
  }
}

const PlainLinks = () => (
  <nav className="plain" aria-label="Main">
    <a href="/">Home</a> <a href="/trips">Trips</a> <a href="/login">Sign in</a>
  </nav>
);
