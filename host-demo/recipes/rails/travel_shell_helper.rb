# frozen_string_literal: true

require 'net/http'
require 'timeout'

# app/helpers: <%= travel_shell 'header', brand: 'flagship', locale: 'en-US', 'active-vertical': 'flights' %>
module TravelShellHelper
  SERVICE = ENV.fetch('TRAVEL_SHELL_FRAGMENTS', 'http://127.0.0.1:4180')
  # Where browsers find the shell: links, forms and pictures lead there.
  SHELL = ENV.fetch('TRAVEL_SHELL', 'https://shell.example.com')
  FRESH = 60.seconds
  TIMEOUT = 0.3

  # A piece as HTML from the fragment service. An old copy is used while it does not answer, and without one the element
  # alone, which the loader fills in the browser.
  def travel_shell(piece, **attributes)
    uri = URI("#{SERVICE}/#{piece}?#{attributes.merge('api-base': SHELL).to_query}")
    kept = Rails.cache.read(uri.to_s)
    kept = refresh(uri, kept&.fetch(:html)) if kept.nil? || kept[:until].past?
    return content_tag("travel-#{piece}", nil, attributes) unless kept[:html]

    html = content_security_policy_nonce ? kept[:html].gsub('<style', %(<style nonce="#{content_security_policy_nonce}")) : kept[:html]
    html.html_safe
  end

  private

  def refresh(uri, html)
    # The others use what is there meanwhile.
    Rails.cache.write(uri.to_s, { html:, until: FRESH.from_now })
    begin
      # For all of it: Net::HTTP has limits for connecting and for each read, and asks twice.
      answer = Timeout.timeout(TIMEOUT) do
        Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https', max_retries: 0) do |http|
          http.get(uri.request_uri)
        end
      end
      raise "status #{answer.code}" unless answer.is_a?(Net::HTTPOK)

      html = answer.body.force_encoding('UTF-8')
    rescue StandardError => e
      Rails.logger.warn("Travel Shell: no #{uri}. #{e.message}")
    end
    { html:, until: FRESH.from_now }.tap { |kept| Rails.cache.write(uri.to_s, kept) }
  end
end
