import { apiUrl } from '@travel-shell/piece';
import { EmailText } from '@travel-shell/ui';
import { Avatar } from '@travel-shell/ui/avatar';
import type { ReactNode } from 'react';

interface IdentityProps {
  name: string;
  email: string | null;
  imageUrl: string | null;
  /** The name of the company that the visitor travels for. */
  companyName?: string | null;
  lang: string;
}

/** Picture, name and address of an account. */
export function Identity({ name, email, imageUrl, companyName, lang }: IdentityProps): ReactNode {
  return (
    <>
      <Avatar name={name} imageUrl={imageUrl && apiUrl(imageUrl)} locale={lang} />
      <span className="identity-text">
        <bdi className="identity-name">{name}</bdi>
        {email && email !== name && (
          <bdi className="identity-note">
            <EmailText text={email} />
          </bdi>
        )}
        {companyName && <bdi className="identity-note">{companyName}</bdi>}
      </span>
    </>
  );
}
