package com.example.shell;

import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;

/**
 * A piece as HTML from the fragment service. An old copy is used while it does not answer, and without one the element
 * alone, which the loader fills in the browser. In a page:
 * {@code <%= TravelShell.fragment("header", Map.of("brand", "flagship", "locale", "en-US"), nonce) %>}
 */
public final class TravelShell {
  private static final String SERVICE = System.getProperty("travelShell.fragments", "http://127.0.0.1:4180");
  /** Where browsers find the shell: links, forms and pictures lead there. */
  private static final String SHELL = System.getProperty("travelShell.origin", "https://shell.example.com");
  private static final Duration FRESH = Duration.ofSeconds(60);
  private static final Duration TIMEOUT = Duration.ofMillis(300);
  private static final HttpClient CLIENT = HttpClient.newBuilder().connectTimeout(TIMEOUT).build();
  private static final Map<String, Kept> KEPT = new ConcurrentHashMap<>();

  private record Kept(String html, Instant until) {}

  private TravelShell() {}

  /** @param nonce of the page's policy, or null */
  public static String fragment(String piece, Map<String, String> attributes, String nonce) {
    String query = new TreeMap<>(attributes).entrySet().stream()
        .map(each -> encode(each.getKey()) + "=" + encode(each.getValue()))
        .collect(Collectors.joining("&"));
    String address = SERVICE + "/" + piece + "?api-base=" + encode(SHELL) + "&" + query;
    Kept kept = KEPT.get(address);
    String html = kept == null ? element(piece, attributes) : kept.html();
    if (kept == null || kept.until().isBefore(Instant.now())) {
      // The others use what is there meanwhile.
      KEPT.put(address, new Kept(html, Instant.now().plus(FRESH)));
      html = fetch(address, html);
      KEPT.put(address, new Kept(html, Instant.now().plus(FRESH)));
    }
    return nonce == null ? html : html.replace("<style", "<style nonce=\"" + escape(nonce) + "\"");
  }

  private static String fetch(String address, String otherwise) {
    var request = HttpRequest.newBuilder(URI.create(address)).build();
    var asked = CLIENT.sendAsync(request, BodyHandlers.ofString(StandardCharsets.UTF_8));
    try {
      // For all of it: the limit of a request ends with its headers.
      var answer = asked.get(TIMEOUT.toMillis(), TimeUnit.MILLISECONDS);
      if (answer.statusCode() == 200) return answer.body();
      System.getLogger("TravelShell").log(System.Logger.Level.WARNING, address + ": " + answer.statusCode());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | TimeoutException failed) {
      asked.cancel(true);
      System.getLogger("TravelShell").log(System.Logger.Level.WARNING, address, failed);
    }
    return otherwise;
  }

  private static String element(String piece, Map<String, String> attributes) {
    String text = attributes.entrySet().stream()
        .map(each -> " " + each.getKey() + "=\"" + escape(each.getValue()) + "\"")
        .collect(Collectors.joining());
    return "<travel-" + piece + text + "></travel-" + piece + ">";
  }

  private static String encode(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;").replace("\"", "&quot;").replace("<", "&lt;");
  }
}
