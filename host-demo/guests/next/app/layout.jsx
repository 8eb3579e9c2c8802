import { FollowLinks } from './FollowLinks.jsx';
import { Shell } from './Shell.jsx';

const config = {
  apiBase: 'https://shell.example.com',
  siteBase: 'https://www.acme.com',
  brand: 'partner',
  locale: 'en-US',
};

export default function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <title>Next</title>
        <link rel="icon" href="data:," />
        <script
          type="application/json"
          id="travel-shell-config"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(config) }}
        />
        <script async src="https://shell.example.com/travel-shell/loader.js" />
      </head>
      <body>
        <Shell piece="header" brand="partner" locale="en-US" />
        <main id="main">{children}</main>
        <Shell piece="footer" brand="partner" locale="en-US" />
        <FollowLinks />
      </body>
    </html>
  );
}
