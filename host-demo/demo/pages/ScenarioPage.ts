/** `google` of a page's configuration. */
export interface GooglePrompt {
  clientId: string;
  script: string;
}

/** Input of a scenario page's render function. */
export interface ScenarioContext {
  /** Origin of this server as the browser sees it. */
  origin: string;
  /** New for every request, for a Content-Security-Policy. */
  nonce: string;
  query: URLSearchParams;
  /** Those of the request. */
  cookies: Readonly<Record<string, string | undefined>>;
  /** The signed-in user, known to the server that renders the page. */
  user: { name: string; email: string } | null;
  /** Attributes of `<travel-acting-as>` while support acts as the user. */
  acting: Readonly<Record<string, string>> | null;
  /** Whether the visitor has decided about cookies before (CNS-006), so that a server leaves the banner out. */
  hasDecided: boolean;
  /** For `formtoken` of the page's configuration (API-002). */
  formToken: string;
  /** `google` of the page's configuration, where the server knows Google or its stand-in. */
  google: GooglePrompt | undefined;
  /** A piece as HTML with a declarative shadow root, as an include returns it. */
  fragment(piece: string, attributes: Readonly<Record<string, string>>): Promise<string>;
}

export interface ScenarioResponse {
  html: string;
  headers?: Record<string, string>;
}

/** The exports of `host-demo/scenarios/<name>/page.ts`. */
export interface ScenarioPage {
  title: string;
  description: string;
  /** A brand besides ours. The first page lists the scenario only where the server has it. */
  needsBrand?: string;
  render(context: ScenarioContext): Promise<ScenarioResponse> | ScenarioResponse;
}
