import { Link } from '@tanstack/react-router'
import { MINIMUM_AGE } from '@tomogolf/domain/profile'
import { Rich } from '@tomogolf/ui/data/Rich.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'

/** What a new account agrees to. */
export function Legal() {
  const t = useT()
  const page = (to: '/terms' | '/privacy') => (inside: string) => (
    <Link to={to} target="_blank" className="link">
      {inside}
      <span className="sr-only"> {t('common.newTab')}</span>
    </Link>
  )
  return (
    <p className="mt-4.5 text-s text-text-3">
      <Rich
        text={t('account.register.legal', { age: MINIMUM_AGE })}
        tags={{ terms: page('/terms'), privacy: page('/privacy') }}
      />
    </p>
  )
}
