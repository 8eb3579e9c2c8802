import { render } from 'react-dom';

// React 17 sets attributes only, and hears no events of elements: use travelShell.on() for those.
render(
  <>
    <travel-header />
    <main id="main">
      <h1>Your page</h1>
    </main>
    <travel-footer />
  </>,
  document.getElementById('root'),
);
