/** Hills at dusk. */
export const HILLS = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#27305f"/><stop offset="1" stop-color="#f2a07b"/></linearGradient></defs>
    <path fill="url(#sky)" d="M0 0h160v90H0z"/><circle cx="108" cy="48" r="11" fill="#ffe2b8"/>
    <path fill="#7a4a63" d="M0 62l30-14 26 10 30-18 34 20 40-12v42H0z"/><path fill="#3b2b4d" d="M0 76l40-12 36 10 40-12 44 14v14H0z"/></svg>`,
)}`;

/** Loads, but is not an image. */
export const NO_PICTURE = 'data:image/png;base64,AAAA';
