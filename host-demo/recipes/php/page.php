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
    <style nonce="<?= $nonce ?>">
      travel-header { display: block; min-height: 62px }
      @media (min-width: 48em) { travel-header { min-height: 80px } }
    </style>
    <script type="application/json" id="travel-shell-config">{ "apiBase": "https://shell.example.com" }</script>
    <script async src="https://shell.example.com/travel-shell/loader.js"></script>
  </head>
  <body>
    <?= $shell['header'] ?>
    <main>Where to?</main>
    <?= $shell['footer'] ?>
  </body>
</html>
