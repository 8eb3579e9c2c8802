import { type ReactNode, useId } from 'react';

interface SectionProps {
  /** None where it is the only part of its page. */
  title?: string | undefined;
  about?: string | undefined;
  children: ReactNode;
}

/** A card: a form, or another part of the page. Its heading says which of several buttons to save it is. */
export function Section({ title, about, children }: SectionProps): ReactNode {
  const id = useId();
  return (
    <section className="card" aria-labelledby={title && id}>
      {title && (
        <div className="card-head">
          <h2 id={id}>{title}</h2>
          {about && <p className="muted">{about}</p>}
        </div>
      )}
      {children}
    </section>
  );
}
