import type { ReactNode } from 'react';

interface CardScheme {
  title: string;
  drawing: ReactNode;
}

/** Our own drawings on a 48 by 30 card: a colour and a shape that identify the scheme. */
const SCHEMES: Readonly<Partial<Record<string, CardScheme>>> = {
  visa: {
    title: 'Visa',
    drawing: (
      <path
        fill="#1a3a8f"
        d="m10 9 3 12h3l5-12h-3l-3 8-1.5-8Zm12 0-2 12h3l2-12Zm10 0c-8-1.5-7 5-3 7 2 1 0 2.5-4 1l-.5 3c8 2 9-5 4-7-2-1 0-2 3-1Zm5 0-6 12h3l.8-2h4l.5 2h3L39 9Zm1 4 .8 4h-2.6Z"
      />
    ),
  },
  mastercard: {
    title: 'Mastercard',
    drawing: (
      <>
        <circle cx="19.5" cy="15" r="8" fill="#d9222a" />
        <circle cx="28.5" cy="15" r="8" fill="#ee9f2d" />
        <path fill="#f26122" d="M24 8.4a8 8 0 0 1 0 13.2 8 8 0 0 1 0-13.2Z" />
      </>
    ),
  },
  amex: {
    title: 'American Express',
    drawing: (
      <>
        <path fill="#1f72cd" d="M0 0h48v30H0Z" />
        <path
          fill="none"
          stroke="#fff"
          strokeWidth="2"
          d="m7 20 3.5-10L14 20m-5.5-3h4M17 20V10.5l3.5 6 3.5-6V20m9-9.5h-6v9h6m-6-4.5h5m3-5 6 10m0-10-6 10"
        />
      </>
    ),
  },
  discover: {
    title: 'Discover',
    drawing: (
      <>
        <path fill="#f47a20" d="M14 30c12-1 24-4 34-11v11Z" />
        <path
          fill="none"
          stroke="#23272b"
          strokeWidth="1.4"
          d="M4 10v7h1q4-.5 4-3.5T5 10Zm7.4 0v7m5.4-6.1c-3.6-2-4.2 1.5-1.6 2.5s2 4.8-2 2.7m10.6-5.1c-4.6-3-4.6 7.8 0 5m6.8-6 2.2 7 2.2-7m5.3 0h-3v7h3m-3-3.5h2.6m2.8 3.5v-7h1.2q2.8.3 2.8 2t-2.8 2h-1.2m1.6 0 2.2 3"
        />
        <circle cx="27.4" cy="13.5" r="3.3" fill="#f47a20" />
      </>
    ),
  },
  diners: {
    title: 'Diners Club',
    drawing: (
      <>
        <circle cx="24" cy="15" r="10" fill="#0a5ca8" />
        <circle cx="24" cy="15" r="7.5" fill="#fff" />
        <path fill="#0a5ca8" d="M22.5 9.2v11.6a6 6 0 0 1 0-11.6Zm3 0a6 6 0 0 1 0 11.6Z" />
      </>
    ),
  },
  jcb: {
    title: 'JCB',
    drawing: (
      <>
        <path fill="#1161ac" d="M13 5h6v17q0 3-3 3h-3Z" />
        <path fill="#c62032" d="M21 5h6v17q0 3-3 3h-3Z" />
        <path fill="#2b8a3c" d="M29 5h6v17q0 3-3 3h-3Z" />
      </>
    ),
  },
  unionpay: {
    title: 'UnionPay',
    drawing: (
      <>
        <path fill="#c8202f" d="M13 5h9l-4 20H9Z" />
        <path fill="#12477a" d="M22 5h9l-4 20h-9Z" />
        <path fill="#0d7d84" d="M31 5h9l-4 20h-9Z" />
      </>
    ),
  },
};

/** FTR-009. The site says which schemes it takes; unknown names are skipped. */
export function CardSchemes({ names, label }: { names: string; label: string }): ReactNode {
  const schemes = [...new Set(names.split(/\s+/))].flatMap((name) =>
    Object.hasOwn(SCHEMES, name) ? [[name, SCHEMES[name] as CardScheme] as const] : [],
  );
  if (schemes.length === 0) return null;
  return (
    <ul className="cards" part="cards" aria-label={label}>
      {schemes.map(([name, { title, drawing }]) => (
        <li key={name}>
          <svg viewBox="0 0 48 30" role="img" aria-label={title}>
            {drawing}
          </svg>
        </li>
      ))}
    </ul>
  );
}
