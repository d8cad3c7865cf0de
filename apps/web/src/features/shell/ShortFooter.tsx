import { Link } from '@tanstack/react-router'
import { japanParts } from '@tomogolf/domain/time'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'

const LINKS = [
  ['/how-it-works', 'common.footer.howItWorks'],
  ['/cancellation', 'common.footer.cancellation'],
  ['/faq', 'common.footer.faq'],
  ['/contact', 'common.footer.contact'],
  ['/terms', 'common.footer.terms'],
  ['/privacy', 'common.footer.privacy'],
  ['/tokushoho', 'common.footer.tokushoho'],
] as const

/** For users: help and the legal pages in one line. Everything else is in the header and the tab bar. */
export function ShortFooter() {
  const t = useT()
  return (
    <footer className="mt-24 border-t border-line py-4 text-s text-text-3">
      <div className="wrap flex flex-wrap items-center gap-x-6">
        <span>© {japanParts(useNow()).year} TomoGolf</span>
        {LINKS.map(([to, name]) => (
          <Link key={to} to={to} className="link inline-flex min-h-11 min-w-11 items-center">
            {t(name)}
          </Link>
        ))}
      </div>
    </footer>
  )
}
