const config = { apiBase: 'https://shell.example.com', brand: 'partner', locale: 'en-US' };

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
        <script async blocking="render" src="https://shell.example.com/travel-shell/loader.js" />
      </head>
      <body>{children}</body>
    </html>
  );
}
