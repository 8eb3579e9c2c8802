<?php

require __DIR__ . '/travel-shell.php';
$nonce = base64_encode(random_bytes(16));
header("Content-Security-Policy: style-src 'nonce-$nonce'");
?>
<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8">
    <title>Flights</title>
    <script async blocking="render" src="https://shell.example.com/travel-shell/loader.js"></script>
  </head>
  <body>
    <?= travel_shell('header', ['brand' => 'flagship', 'locale' => 'en-US', 'active-vertical' => 'flights'], $nonce) ?>
    <main>Where to?</main>
  </body>
</html>
