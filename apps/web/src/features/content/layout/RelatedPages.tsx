import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'

const PAGES = {
  '/how-it-works': 'common.footer.howItWorks',
  '/faq': 'common.footer.faq',
  '/cancellation': 'common.footer.cancellation',
  '/japan-golf-guide': 'common.footer.guide',
  '/about': 'common.footer.aboutUs',
  '/why-us': 'common.footer.whyUs',
  '/problems': 'common.footer.problems',
  '/solutions': 'common.footer.solutions',
  '/contact': 'common.footer.contact',
  '/terms': 'common.footer.terms',
  '/privacy': 'common.footer.privacy',
  '/tokushoho': 'common.footer.tokushoho',
  '/games': 'common.nav.find',
  '/alert': 'games.empty.wish',
  '/golf-courses': 'common.nav.courses',
  '/book-japan-golf': 'common.footer.concierge',
  '/japan-golf-rental': 'common.nav.rental',
} as const
export type RelatedPage = keyof typeof PAGES

/** Links to related pages. */
export function RelatedPages({ pages }: { pages: readonly RelatedPage[] }) {
  const t = useT()
  return (
    <nav aria-labelledby="read-on" className="mt-14 border-t border-line-2 pt-6">
      <h2 id="read-on" className="font-text text-s/snug font-semibold tracking-normal text-text-3">
        {t('info.next')}
      </h2>
      <ul className="mt-1">
        {pages.map((to) => (
          <li key={to} className="border-b border-line last:border-0">
            <Link to={to} className="arrow-link w-full justify-between py-1.5">
              {t(PAGES[to])}
              <ArrowRight className="text-text-3" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
