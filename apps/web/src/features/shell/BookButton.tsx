import { Link } from '@tanstack/react-router'
import { PhoneCall } from 'lucide-react'
import { useT } from '../../lib/i18n.tsx'

/** Floats over the tab bar on phones: the concierge is one tap away. */
export function BookButton() {
  const t = useT()
  return (
    <Link to="/book-japan-golf" className="fixed right-4 bottom-[calc(var(--tabbar)+14px)] z-44 inline-flex min-h-12 items-center gap-2.5 rounded-full border border-line-2 bg-paper px-4.5 text-s font-semibold text-text-paper shadow-pop lg:hidden">
      <PhoneCall />{t('common.bookGolf')}
    </Link>
  )
}
