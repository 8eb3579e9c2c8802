import { ConsentGate, SignedIn, SignedOut, TravelHeader, TravelShellProvider, useAuth } from '@travel-shell/react';

const config = { apiBase: 'https://shell.example.com', brand: 'partner', locale: 'en-US', consentCategories: true };

function Greeting() {
  const auth = useAuth();
  // Not known yet: neither welcome them nor send them away.
  if (auth.status === 'pending') return <p>One moment</p>;
  return auth.status === 'signedIn' ? <p>Welcome back, {auth.state.userInfoState.accountName}</p> : <p>Hello</p>;
}

export const Page = () => (
  <TravelShellProvider config={config}>
    <TravelHeader />
    <main id="main">
      <Greeting />
      <SignedIn>
        <a href="/points">Your points</a>
      </SignedIn>
      <SignedOut>
        <a href="/join">Join us</a>
      </SignedOut>
      <ConsentGate category="analytical">
        <img alt="" src="https://stats.example.com/count.gif" />
      </ConsentGate>
    </main>
  </TravelShellProvider>
);
