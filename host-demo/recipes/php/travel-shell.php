<?php

declare(strict_types=1);

/**
 * A piece as HTML from the fragment service, kept in files. An old copy is used while the service does not answer, and
 * without one the element alone: the loader fills it in the browser.
 *
 * @param array<string, string> $attributes by their HTML names; booleans are ''
 * @param string $nonce of the page's policy, if it has one
 */
function travel_shell(
    string $piece,
    array $attributes,
    string $nonce = '',
    string $service = 'http://127.0.0.1:4180',
    string $folder = '/var/cache/travel-shell',
    int $freshSeconds = 60,
    float $timeoutSeconds = 0.3,
): string {
    $address = "$service/$piece?" . http_build_query($attributes);
    $file = "$folder/" . hash('sha256', $address) . '.html';
    is_dir($folder) || mkdir($folder, 0700, true);
    $html = is_file($file) ? (string) file_get_contents($file) : '';
    clearstatcache(true, $file);
    if (!is_file($file) || time() - filemtime($file) >= $freshSeconds) {
        // The others use what is there: also while the service hangs, one request in a minute waits for it.
        touch($file);
        $context = stream_context_create(['http' => ['timeout' => $timeoutSeconds]]);
        $answer = @file_get_contents($address, false, $context);
        if ($answer !== false) {
            $html = $answer;
            // A reader never sees half a file.
            $new = tempnam($folder, 'new');
            file_put_contents($new, $html);
            rename($new, $file);
        } else {
            error_log("Travel Shell: no answer from $address");
        }
    }
    if ($html === '') {
        $text = '';
        foreach ($attributes as $name => $value) {
            $text .= " $name=\"" . htmlspecialchars($value) . '"';
        }
        return "<travel-$piece$text></travel-$piece>";
    }
    return $nonce === '' ? $html : str_replace('<style', '<style nonce="' . htmlspecialchars($nonce) . '"', $html);
}
