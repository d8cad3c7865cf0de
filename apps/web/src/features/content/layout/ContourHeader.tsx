import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import type { Heading } from '../../../content/types.ts'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { ContourBackground } from '@tomogolf/ui/brand/ContourBackground.tsx'
import { Line } from '../blocks/Prose.tsx'
import { useValues } from '../values.ts'

type ContourHeaderProps = {
  heading: Pick<Heading, 'title' | 'lead'>
  seed: string
  meta?: ReactNode
  caption?: ReactNode
  children?: ReactNode
}
/** Header of an information page: breadcrumb, h1, lead, contour lines. */
export function ContourHeader({ heading, seed, meta, caption, children }: ContourHeaderProps) {
  const values = useValues()
  return (
    <header className="relative overflow-hidden border-b border-line">
      <ContourBackground seed={seed} wide eager />
      <div className="wrap relative pt-5 pb-10 lg:pt-10 lg:pb-18">
        <Breadcrumb />
        <h1 className="mt-5 max-w-[17em] text-d1 lg:mt-9">{heading.title}</h1>
        {/* the caption is at the right edge */}
        <p
          className={cx(
            'lead mt-4 max-w-[54ch] text-t3 leading-normal text-text-2 lg:text-lead',
            caption !== undefined && 'max-md:pr-9',
          )}
        >
          <Line text={heading.lead} values={values} />
        </p>
        {meta && <p className="mt-5 text-s text-text-3">{meta}</p>}
        {children}
        {caption}
      </div>
    </header>
  )
}

/** Breadcrumb to the home page; the h1 names the page itself. */
export function Breadcrumb() {
  const t = useT()
  return (
    <nav aria-label={t('info.breadcrumb')} className="-ml-1 flex items-center text-s text-text-3">
      <Link
        to="/"
        className="inline-flex min-h-11 min-w-11 items-center gap-1 pr-2 hover:text-text"
      >
        <ChevronLeft className="size-4!" aria-hidden />
        {t('info.home')}
      </Link>
    </nav>
  )
}
