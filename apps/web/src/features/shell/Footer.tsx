import { Suspense } from 'react'
import { Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { LANGUAGES, LANGUAGE_NAMES, languageTag } from '@tomogolf/phrases/languages'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { japanParts } from '@tomogolf/domain/time'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { useSite } from '../../queries/site.ts'
import { ContourBackground } from '@tomogolf/ui/brand/ContourBackground.tsx'
import { Logo } from '@tomogolf/ui/brand/Logo.tsx'
import { useSignedInParts } from './signed-in.ts'
import { useLanguageChange } from './LanguageMenu.tsx'
import { SocialLinks } from './lazy-social-links.ts'

const item = 'inline-flex min-h-11 min-w-11 items-center text-text-2 hover:text-text'
const heading = 'mb-1 font-text text-s/snug font-semibold tracking-normal text-text'

/** Users get a short one. */
export function Footer() {
  const parts = useSignedInParts()
  return parts ? <parts.ShortFooter /> : <FullFooter />
}

function FullFooter() {
  const t = useT()
  const { social = [] } = useSite() ?? {}
  return (
    <footer className="relative mt-12 overflow-hidden border-t border-line pt-8 pb-8 lg:mt-24 lg:pt-10 lg:pb-14 text-s text-text-3">
      <ContourBackground seed="footer" wide />
      <div className="wrap relative">
        <div className="grid grid-cols-2 gap-x-5 gap-y-5 lg:gap-y-8 lg:grid-cols-[2.2fr_1fr_1fr_1fr]">
          <div className="col-span-2 lg:col-span-1">
            <Logo />
            <p className="mt-2.5 max-w-[34ch] text-text-2">{t('common.footer.about')}</p>
            <p lang="ja" className="mt-1.5 font-cjk tracking-[.02em]">
              {t('common.tategaki')}
            </p>
            {social.length > 0 && (
              <Suspense>
                <SocialLinks social={social} />
              </Suspense>
            )}
          </div>
          <nav aria-labelledby="foot-play">
            <h2 id="foot-play" className={heading}>
              {t('common.footer.play')}
            </h2>
            <ul>
              <li>
                <Link to="/games" className={item}>
                  {t('common.nav.find')}
                </Link>
              </li>
              <li>
                <Link to="/golf-courses" className={item}>
                  {t('common.nav.courses')}
                </Link>
              </li>
              <li>
                <Link to="/book-japan-golf" className={item}>
                  {t('common.footer.concierge')}
                </Link>
              </li>
              <li>
                <Link to="/japan-golf-rental" className={item}>
                  {t('common.nav.rental')}
                </Link>
              </li>
              <li>
                <Link to="/japan-golf-guide" className={item}>
                  {t('common.footer.guide')}
                </Link>
              </li>
            </ul>
          </nav>
          <nav aria-labelledby="foot-about">
            <h2 id="foot-about" className={heading}>
              {t('common.footer.company')}
            </h2>
            <ul>
              <li>
                <Link to="/about" className={item}>
                  {t('common.footer.aboutUs')}
                </Link>
              </li>
              <li>
                <Link to="/why-us" className={item}>
                  {t('common.footer.whyUs')}
                </Link>
              </li>
              <li>
                <Link to="/problems" className={item}>
                  {t('common.footer.problems')}
                </Link>
              </li>
              <li>
                <Link to="/solutions" className={item}>
                  {t('common.footer.solutions')}
                </Link>
              </li>
            </ul>
          </nav>
          <nav aria-labelledby="foot-help">
            <h2 id="foot-help" className={heading}>
              {t('common.nav.help')}
            </h2>
            <ul>
              <li>
                <Link to="/how-it-works" className={item}>
                  {t('common.footer.howItWorks')}
                </Link>
              </li>
              <li>
                <Link to="/faq" className={item}>
                  {t('common.footer.faq')}
                </Link>
              </li>
              <li>
                <Link to="/cancellation" className={item}>
                  {t('common.footer.cancellation')}
                </Link>
              </li>
              <li>
                <Link to="/contact" className={item}>
                  {t('common.footer.contact')}
                </Link>
              </li>
            </ul>
          </nav>
        </div>
        <p className="mt-5 flex items-start lg:mt-8 gap-2.5 text-text-2">
          <ShieldCheck className="mt-px text-success" />
          {t('common.footer.secure')}
        </p>
        <Legal />
      </div>
    </footer>
  )
}

function Legal() {
  const { t, language } = useI18n()
  const change = useLanguageChange()
  const year = japanParts(useNow()).year
  const legal = 'link inline-flex min-h-11 min-w-11 items-center'
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6 border-t border-line pt-3">
      <span>© {year} TomoGolf</span>
      <Link to="/terms-conditions" target="_blank" rel="noopener" preload={false} className={legal}>
        {t('common.footer.terms')}
        <span className="sr-only"> {t('common.newTab')}</span>
      </Link>
      <Link to="/privacy" className={legal}>
        {t('common.footer.privacy')}
      </Link>
      <Link to="/tokushoho" className={legal}>
        {t('common.footer.tokushoho')}
      </Link>
      <ul aria-label={t('common.language')} className="flex flex-wrap gap-x-4 lg:ml-auto">
        {LANGUAGES.map((code) => (
          <li key={code}>
            <Link
              to="."
              search={(known) => ({ ...known, lang: code })}
              preload={false}
              // in place and remembered, as in the header; the address works without scripts
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                change(code)
              }}
              lang={languageTag(code)}
              hrefLang={languageTag(code)}
              aria-current={code === language ? 'true' : undefined}
              className="inline-flex min-h-11 min-w-11 items-center hover:text-text aria-[current]:text-text-2"
            >
              {LANGUAGE_NAMES[code].own}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
