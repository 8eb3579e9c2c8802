export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'link';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  fullWidth?: boolean | undefined;
}

/** The class names of a button's look, which a link may wear too. */
export function buttonClass(look: ButtonLook & { iconOnly?: boolean }, className = ''): string {
  const { variant = 'primary', size = 'medium', fullWidth = false, iconOnly = false } = look;
  return [
    'ts-button',
    `ts-button-${variant}`,
    `ts-button-${size}`,
    fullWidth && 'ts-button-full',
    iconOnly && 'ts-button-icon',
    className,
  ]
    .filter(Boolean)
    .join(' ');
}
