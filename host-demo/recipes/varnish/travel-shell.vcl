vcl 4.1;

backend default {
  .host = "127.0.0.1";
  .port = "8080";
}

backend fragments {
  .host = "127.0.0.1";
  .port = "4180";
  .connect_timeout = 0.3s;
  .first_byte_timeout = 0.3s;
  .between_bytes_timeout = 0.3s;
}

# The page has <esi:include src="/travel-shell-fragment/header/flagship.en-US.default.html?api-base=https://shell.example.com"/>.
sub vcl_recv {
  if (req.url ~ "^/travel-shell-fragment/") {
    if (req.esi_level == 0) {
      return (synth(404));
    }
    set req.backend_hint = fragments;
    # Its copies have a key of their own: the site may have the same path.
    set req.http.X-Travel-Shell = "fragment";
    set req.url = regsub(req.url, "^/travel-shell-fragment", "");
    unset req.http.Cookie;
  } else {
    unset req.http.X-Travel-Shell;
  }
}

sub vcl_hash {
  hash_data(req.http.X-Travel-Shell);
}

sub vcl_backend_response {
  if (bereq.backend == fragments) {
    if (beresp.status != 200) {
      return (error(beresp.status));
    }
    # A minute fresh; up to a day older while the service does not answer.
    set beresp.ttl = 60s;
    set beresp.grace = 1d;
  } elseif (beresp.http.Content-Type ~ "html") {
    set beresp.do_esi = true;
  }
}

sub vcl_backend_error {
  if (bereq.backend == fragments) {
    # Keep the old copy.
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.status = 200;
    set beresp.ttl = 5s;
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    # The element that was asked for, alone.
    synthetic(regsub(bereq.url, "^/([a-z-]+)/([\w-]+)\.([\w-]+)\.([\w-]+)\.html.*$",
      {"<travel-\1 brand="\2" locale="\3" presentation="\4"></travel-\1>"}));
    return (deliver);
  }
}
