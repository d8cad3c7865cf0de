import { isMasked } from '@tomogolf/domain/people/masking'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import {
  useAskForContact,
  useShownContact,
  type ContactSubject,
} from '../../lib/shown-contacts.tsx'

/** A masked contact detail with a button that shows it; in full while it is shown. */
export function ContactText({
  subject,
  field = 'email',
  masked,
  withPhone = false,
  className,
}: {
  subject: ContactSubject
  field?: 'email' | 'phone' | 'birthDate'
  masked: string | null
  /** The phone number beside it, while it is shown. */
  withPhone?: boolean
  className?: string
}) {
  const t = useT()
  const shown = useShownContact(subject)
  const ask = useAskForContact()
  if (!masked) return <span className={className}>–</span>
  const text = [shown?.[field] ?? masked, withPhone && shown?.phone].filter(Boolean).join(' · ')
  return (
    <span className={cx('flex min-w-0 items-center gap-2', className)}>
      <span className="min-w-0 truncate">{text}</span>
      {ask && !shown && isMasked(text) && (
        <button
          type="button"
          // above the link that covers the cell
          className="relative z-1 shrink-0 rounded-s border border-line-control px-2 py-0.5 text-xs font-semibold text-text hover:bg-surface-2 pointer-coarse:min-h-11 pointer-coarse:px-3"
          aria-label={t('admin.contact.showOf', { name: subject.name })}
          onClick={() => ask(subject)}
        >
          {t('admin.contact.show')}
        </button>
      )}
    </span>
  )
}
