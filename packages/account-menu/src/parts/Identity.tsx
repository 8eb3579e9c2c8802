import { apiUrl } from '@travel-shell/piece';
import { Avatar } from '@travel-shell/ui/avatar';
import type { ReactNode } from 'react';

interface IdentityProps {
  name: string;
  email: string | null;
  imageUrl: string | null;
  /** Of the company the visitor travels for. */
  companyName?: string | null;
  lang: string;
}

/** Picture, name and address of an account. */
export function Identity({ name, email, imageUrl, companyName, lang }: IdentityProps): ReactNode {
  const [local, domain] = (email ?? '').split(/(?=@)/);
  return (
    <>
      <Avatar name={name} imageUrl={imageUrl && apiUrl(imageUrl)} locale={lang} />
      <span className="identity-text">
        <bdi className="identity-name">{name}</bdi>
        {email && email !== name && (
          <bdi className="identity-note">
            {/* A long address wraps before its domain. */}
            {local}
            <wbr />
            {domain}
          </bdi>
        )}
        {companyName && <bdi className="identity-note">{companyName}</bdi>}
      </span>
    </>
  );
}
