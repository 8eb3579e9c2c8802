import { getConfig } from '@travel-shell/core';
import type { ComponentPropsWithRef, FormEvent, ReactNode } from 'react';

const keep = (event: FormEvent) => event.preventDefault();

/**
 * A form of a first screen: without React it posts to the sign-in page, whose address the page's script completes. With
 * React `onSubmit` handles it, or its buttons do.
 */
export function PageForm({ onSubmit = keep, ...form }: ComponentPropsWithRef<'form'>): ReactNode {
  const action = getConfig().signInUrl ?? '/login';
  return (
    <form
      method="post"
      noValidate
      {...form}
      action={action}
      data-page="signInUrl"
      onSubmit={onSubmit}
      suppressHydrationWarning
    />
  );
}

/** Props of a button in such a form, which says how the visitor wants to sign in. */
export const pageButton = (way: string) => ({ type: 'submit', name: 'with', value: way }) as const;
