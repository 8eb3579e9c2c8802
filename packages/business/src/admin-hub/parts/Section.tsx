import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  about: string;
  children: ReactNode;
}

/** A part of the page with its heading: its name says which of several buttons to save it is. */
export function Section({ title, about, children }: SectionProps): ReactNode {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{title}</h2>
        <p className="muted">{about}</p>
      </div>
      {children}
    </section>
  );
}
