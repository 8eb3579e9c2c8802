import { createRoot } from 'react-dom/client';
import { ShellFooter, ShellHeader } from './Shell.jsx';

createRoot(document.getElementById('root')).render(
  <>
    <ShellHeader />
    <main id="main">
      <h1>Your page</h1>
    </main>
    <ShellFooter />
  </>,
);
