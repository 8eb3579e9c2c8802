import { Shell } from './Shell.jsx';

export default function Page() {
  return (
    <>
      <Shell piece="header" brand="partner" locale="en-US" />
      <main id="main">
        <h1>Your page</h1>
      </main>
    </>
  );
}
