import { Link } from '@tanstack/react-router'
import { useT } from '../i18n/i18n.tsx'

/** The mark alone. Decorative. */
export const LogoMark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 34 34" width="34" height="34" aria-hidden="true" className={className}>
    <circle cx="17" cy="17" r="17" fill="#ff5c38" />
    <path d="M13.2 27.5V7.6" stroke="#07110d" strokeWidth="2.6" strokeLinecap="round" />
    <path d="M14 7.2l12 4.6-12 4.9z" fill="#07110d" />
  </svg>
)

/** The mark with the name: a link to the home page. */
export function Logo() {
  const t = useT()
  return (
    <Link
      to="/"
      aria-label={t('common.nav.home')}
      className={
        'inline-flex min-h-11 items-center gap-2.5 font-display text-[1.3125rem] leading-none ' +
        'font-bold tracking-[-.035em] lg:text-t1 lg:leading-none'
      }
    >
      <LogoMark className="size-[30px] lg:size-[34px]" />
      <span>TomoGolf</span>
    </Link>
  )
}
