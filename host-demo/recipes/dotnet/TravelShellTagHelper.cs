using System.Collections.Concurrent;
using System.Text.Encodings.Web;
using Microsoft.AspNetCore.Razor.TagHelpers;
using Microsoft.AspNetCore.WebUtilities;

/// <summary>
/// A piece as HTML from the fragment service. An old copy is used while it does not answer, and without one the element
/// alone, which the loader fills in the browser. In a view:
/// <code>&lt;travel-shell piece="header" shell-brand="flagship" shell-locale="en-US" /&gt;</code>
/// </summary>
public sealed class TravelShellTagHelper(IHttpClientFactory clients, ILogger<TravelShellTagHelper> log) : TagHelper
{
    private const string Service = "http://127.0.0.1:4180";
    /// <summary>Where browsers find the shell: links, forms and pictures lead there.</summary>
    private const string Shell = "https://shell.example.com";
    private static readonly TimeSpan Fresh = TimeSpan.FromSeconds(60);
    private static readonly TimeSpan Timeout = TimeSpan.FromMilliseconds(300);
    private static readonly ConcurrentDictionary<string, (string? Html, DateTimeOffset Until)> Kept = new();

    public string Piece { get; set; } = "header";

    /// <summary>The nonce of the page's policy, if it has one.</summary>
    public string? Nonce { get; set; }

    [HtmlAttributeName("shell-all", DictionaryAttributePrefix = "shell-")]
    public Dictionary<string, string?> Attributes { get; set; } = [];

    public override async Task ProcessAsync(TagHelperContext context, TagHelperOutput output)
    {
        var address = QueryHelpers.AddQueryString($"{Service}/{Piece}", Attributes);
        address = QueryHelpers.AddQueryString(address, "api-base", Shell);
        var isKept = Kept.TryGetValue(address, out var kept);
        if (!isKept || kept.Until < DateTimeOffset.UtcNow)
        {
            // The others use what is there meanwhile.
            Kept[address] = kept with { Until = DateTimeOffset.UtcNow + Fresh };
            kept = (await FetchAsync(address) ?? kept.Html, DateTimeOffset.UtcNow + Fresh);
            Kept[address] = kept;
        }
        if (kept.Html is null)
        {
            output.TagName = $"travel-{Piece}";
            // The view's form is "/>", which HTML does not know: the rest of the page would be inside.
            output.TagMode = TagMode.StartTagAndEndTag;
            foreach (var (name, value) in Attributes) output.Attributes.SetAttribute(name, value);
            return;
        }
        output.TagName = null;
        output.Content.SetHtmlContent(Nonce is null
            ? kept.Html
            : kept.Html.Replace("<style", $"<style nonce=\"{HtmlEncoder.Default.Encode(Nonce)}\""));
    }

    private async Task<string?> FetchAsync(string address)
    {
        try
        {
            using var limit = new CancellationTokenSource(Timeout);
            return await clients.CreateClient().GetStringAsync(address, limit.Token);
        }
        catch (Exception error) when (error is HttpRequestException or OperationCanceledException)
        {
            log.LogWarning("Travel Shell: no {Address}. {Reason}", address, error.Message);
            return null;
        }
    }
}
