<?php

require __DIR__ . '/travel-shell.php';
$nonce = base64_encode(random_bytes(16));
header("Content-Security-Policy: style-src 'nonce-$nonce'");
$shell = travel_shell(
    ['header' => ['active-vertical' => 'flights'], 'footer' => []],
    ['brand' => 'flagship', 'locale' => 'en-US'],
    $nonce,
);
?>
<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8">
    <title>Flights</title>
    <style nonce="<?= $nonce ?>">@layer travel-shell{:not(:state(ready),[hidden]){travel-account-menu:not([contents])&,travel-country-picker&,travel-currency-picker&{min-block-size:44px;vertical-align:middle;display:inline-block}travel-footer&{min-block-size:320px;display:block}travel-header&,travel-checkout-header&{min-block-size:62px;display:block}travel-save-button&{min-block-size:44px;min-inline-size:44px;vertical-align:middle;display:inline-block}@media(width>=48em){travel-header:not([compact])&{min-block-size:80px}}}:root:has(travel-nav-drawer){--travel-menu-toggle:grid}@media(width>=48em){:root:has(travel-nav-drawer:not([hides-earlier],[drawer-hidden],[forced-hidden])){--travel-nav-drawer-inline-size:72px}:root:has(travel-nav-drawer[pinned]:not([hides-earlier],[drawer-hidden],[forced-hidden])){--travel-nav-drawer-inline-size:272px}}travel-nav-drawer~travel-footer{margin-inline-start:var(--travel-nav-drawer-inline-size,0px)}travel-header>[slot=fallback]{display:inline-block;padding-inline:1rem;font:1rem/62px system-ui,sans-serif}travel-header>[slot=fallback],travel-header>[slot=fallback] a{color:inherit;text-decoration:none}@media(width>=48em){travel-header:not([compact])>[slot=fallback]{line-height:80px}}}</style>
    <script type="application/json" id="travel-shell-config">{ "apiBase": "https://shell.example.com" }</script>
    <script>
      ((src, { nonce, parentNode }) => {
        const script = Object.assign(document.createElement('script'), { src, crossOrigin: '', nonce });
        const start = ({ target }) => {
          if (target.getAttribute('href') !== src) return;
          parentNode.removeEventListener('load', start, true);
          parentNode.append(script);
        };
        parentNode.addEventListener('load', start, true);
        setTimeout(() => window.travelShell?.version || console.warn('[travel-shell] SLOW: no answer yet:', src), 5000);
      })('https://shell.example.com/travel-shell/loader.js', document.currentScript);
    </script>
    <link rel="preload" as="script" crossorigin href="https://shell.example.com/travel-shell/loader.js">
  </head>
  <body>
    <?= $shell['header'] ?>
    <main>Where to?</main>
    <?= $shell['footer'] ?>
  </body>
</html>
