<?php

declare(strict_types=1);

/** Where browsers find the shell. */
const TRAVEL_SHELL = 'https://shell.example.com';
/** Where this server asks for fragments: `travel-shell-fragments serve`, or the reference back end at the same path. */
const TRAVEL_SHELL_FRAGMENTS = 'http://127.0.0.1:4180/travel-shell/fragments';
const TRAVEL_SHELL_CACHE = '/var/cache/travel-shell';

/**
 * Pieces as HTML from the fragment service, all in one request, kept in files. An old copy is used while the service does
 * not answer, and without one the elements alone: the loader fills them in the browser.
 *
 * @param array<string, array<string, string>> $pieces the attributes of each by their HTML names; booleans are ''
 * @param array<string, string> $looks brand, locale and presentation of all
 * @param string $nonce of the page's policy, if it has one
 * @return array<string, string> the HTML of each
 */
function travel_shell(array $pieces, array $looks, string $nonce = ''): array
{
    // Links, forms and pictures lead to the shell, not to this site.
    $query = ['pieces' => implode(',', array_keys($pieces)), 'api-base' => TRAVEL_SHELL] + $looks;
    foreach ($pieces as $piece => $attributes) {
        foreach ($attributes as $name => $value) {
            $query["$piece.$name"] = $value;
        }
    }
    $answer = travel_shell_file(TRAVEL_SHELL_FRAGMENTS . '?' . http_build_query($query));
    $found = json_decode($answer, true) ?: [];
    $html = [];
    foreach ($pieces as $piece => $attributes) {
        $alone = travel_shell_tag("<travel-$piece></travel-$piece>", $looks + $attributes);
        $html[$piece] = $found[$piece] ?? $alone;
        if ($nonce !== '') {
            $html[$piece] = str_replace('<style', '<style nonce="' . htmlspecialchars($nonce) . '"', $html[$piece]);
        }
    }
    return $html;
}

/**
 * A piece with further attributes on its tag, which the service need not know: `result` of each heart, `class`.
 *
 * @param array<string, string> $attributes
 */
function travel_shell_tag(string $html, array $attributes): string
{
    $text = '';
    foreach ($attributes as $name => $value) {
        $text .= " $name=\"" . htmlspecialchars($value) . '"';
    }
    return preg_replace_callback('/^<travel-[a-z-]+/', fn (array $tag) => $tag[0] . $text, $html, 1);
}

/** The text of a script of ours, such as `consent.js`, for a script element of the page. Empty where it cannot be had. */
function travel_shell_script(string $name): string
{
    return travel_shell_file(TRAVEL_SHELL . "/travel-shell/$name");
}

/** What is at an address, from a copy of the last minute. Empty without an answer and a copy. */
function travel_shell_file(string $address, int $freshSeconds = 60, float $timeoutSeconds = 0.3): string
{
    $file = TRAVEL_SHELL_CACHE . '/' . hash('sha256', $address);
    is_dir(TRAVEL_SHELL_CACHE) || mkdir(TRAVEL_SHELL_CACHE, 0700, true);
    $text = is_file($file) ? (string) file_get_contents($file) : '';
    clearstatcache(true, $file);
    if (is_file($file) && time() - filemtime($file) < $freshSeconds) {
        return $text;
    }
    // The others use what is there: also while the service hangs, one request in a minute waits for it.
    touch($file);
    $answer = travel_shell_get($address, $timeoutSeconds);
    if ($answer === null) {
        error_log("Travel Shell: no answer from $address");
        return $text;
    }
    // A reader never sees half a file.
    $new = tempnam(TRAVEL_SHELL_CACHE, 'new');
    file_put_contents($new, $answer);
    rename($new, $file);
    return $answer;
}

/** The body of an answer with status 200 that is whole within the time, or null: PHP's own limit is for each read. */
function travel_shell_get(string $address, float $seconds): ?string
{
    $end = microtime(true) + $seconds;
    $url = parse_url($address);
    [$transport, $port] = $url['scheme'] === 'https' ? ['tls', 443] : ['tcp', 80];
    $port = $url['port'] ?? $port;
    $stream = @stream_socket_client("$transport://{$url['host']}:$port", $code, $reason, $seconds);
    if ($stream === false) {
        return null;
    }
    $path = $url['path'] . (isset($url['query']) ? '?' . $url['query'] : '');
    // By HTTP/1.0 the answer ends with the connection, and comes in one piece.
    fwrite($stream, "GET $path HTTP/1.0\r\nHost: {$url['host']}:$port\r\nConnection: close\r\n\r\n");
    $answer = '';
    while (!feof($stream) && ($left = $end - microtime(true)) > 0) {
        stream_set_timeout($stream, 0, (int) ceil($left * 1e6));
        $answer .= fread($stream, 65536);
    }
    $isComplete = feof($stream);
    fclose($stream);
    [$head, $body] = explode("\r\n\r\n", $answer, 2) + ['', ''];
    $length = preg_match('/^content-length: *(\d+)/mi', $head, $found) ? (int) $found[1] : strlen($body);
    return $isComplete && preg_match('/^HTTP\S+ 200 /', $head) && strlen($body) === $length ? $body : null;
}
