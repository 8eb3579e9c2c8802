/** A constructed sheet in a browser build; the server build has the style sheet's text in its place. */
declare module '*.shadow.css' {
  const sheet: CSSStyleSheet;
  export default sheet;
}
