import { useT } from '@tomogolf/ui/i18n/i18n.tsx'

/** A line between two ways to log in. */
export function Or() {
  const t = useT()
  return (
    <p className="flex items-center gap-3.5 text-s text-text-3">
      <span aria-hidden className="h-px flex-1 bg-line" />
      {t('account.code.or')}
      <span aria-hidden className="h-px flex-1 bg-line" />
    </p>
  )
}
