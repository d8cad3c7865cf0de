import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { createLink } from '@tanstack/react-router'
import { cx } from '../lib/class-names.ts'
import { Spinner } from '../feedback/Spinner.tsx'

export type Icon = ComponentType<{ className?: string }>
export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'danger' | 'inverse'
export type ButtonSize = 'small' | 'normal' | 'large'
export type ButtonLook = {
  /** `inverse` is for tinted boxes, `danger` for what cannot be undone. */
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: Icon
  iconEnd?: Icon
  /** As wide as its container. */
  block?: boolean
  /** A spinner replaces the icon and clicks are ignored. */
  busy?: boolean
}

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-active',
  secondary: 'bg-surface-3 border-line-2 hover:bg-surface-4',
  outline: 'border-line-control hover:bg-surface-2 hover:border-text-3',
  ghost: 'border-transparent text-text-2 hover:bg-surface-2 hover:text-text',
  danger: 'border-danger/50 text-danger hover:bg-danger-soft',
  inverse: 'border-transparent bg-inverse text-on-inverse hover:bg-white',
}
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-4 py-1.5 text-s rounded-[10px]',
  normal: 'min-h-12 px-5 py-2 text-body rounded-m',
  large: 'min-h-14 px-6.5 py-2 text-t3 rounded-m',
}
const disabled =
  'disabled:bg-surface-2 disabled:border-line disabled:text-text-3 ' +
  'aria-disabled:bg-surface-2 aria-disabled:border-line aria-disabled:text-text-3'

/** Classes of a button. At most one `primary` button per view. */
export const buttonClass = (
  { variant = 'secondary', size = 'normal', block, busy }: ButtonLook,
  className?: string,
) =>
  cx(
    'inline-flex items-center justify-center gap-2.5 border text-center font-semibold ' +
      'leading-tight transition-colors active:translate-y-px',
    variants[variant],
    sizes[size],
    busy ? 'pointer-events-none' : disabled,
    block && 'w-full',
    className,
  )

function Content({
  icon: Before,
  iconEnd: After,
  busy,
  children,
}: ButtonLook & { children?: ReactNode }) {
  return (
    <>
      {busy ? <Spinner /> : Before && <Before />}
      <span>{children}</span>
      {After && <After />}
    </>
  )
}

type ButtonProps = ComponentProps<'button'> & ButtonLook
/** A button. While `busy`, the label should say what is in progress. */
export function Button({
  variant,
  size,
  icon,
  iconEnd,
  block,
  busy,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, block, busy }, className)}
      {...rest}
    >
      <Content icon={icon} iconEnd={iconEnd} busy={busy}>
        {children}
      </Content>
    </button>
  )
}

type AnchorProps = ComponentProps<'a'> & ButtonLook
/** A link that looks like a button: for other sites, files and full page loads. */
export function AnchorButton({
  variant,
  size,
  icon,
  iconEnd,
  block,
  busy,
  className,
  children,
  ...rest
}: AnchorProps) {
  return (
    <a className={buttonClass({ variant, size, block, busy }, className)} {...rest}>
      <Content icon={icon} iconEnd={iconEnd} busy={busy}>
        {children}
      </Content>
    </a>
  )
}

/** A link to a route that looks like a button: `<LinkButton to="/games" variant="primary">`. */
export const LinkButton = createLink(AnchorButton)

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** Accessible name and tooltip. */
  label: string
  icon: Icon
  bordered?: boolean
}
/** A square button with an icon only. */
export function IconButton({
  label,
  icon: Shape,
  bordered,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      {...rest}
      className={cx(
        'relative inline-grid size-11 flex-none place-items-center rounded-m text-text-2 ' +
          'transition-colors hover:bg-surface-2 hover:text-text disabled:text-text-3',
        bordered && 'border border-line-2',
        className,
      )}
    >
      <Shape />
    </button>
  )
}
