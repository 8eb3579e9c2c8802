import { siteUrl, useConfig } from '@travel-shell/piece';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';

/** Before the browser submits, as a press may remove the form. */
const keep = (event: MouseEvent) => {
  if ((event.target as Element).closest('button')) event.preventDefault();
};

/**
 * A form of a first screen: without React it posts to the sign-in page, whose address the page's script completes. With
 * React `onSubmit` handles it, or its buttons do.
 */
export function PageForm(props: ComponentPropsWithRef<'form'>): ReactNode {
  const { signInUrl } = useConfig();
  return (
    <form
      method="post"
      noValidate
      {...(!props.onSubmit && { onClick: keep })}
      {...props}
      action={siteUrl(signInUrl)}
      data-page="signInUrl"
      suppressHydrationWarning
    />
  );
}

/** Props of a button in such a form, which says how the visitor wants to sign in. */
export const pageButton = (way: string) => ({ type: 'submit', name: 'with', value: way }) as const;
