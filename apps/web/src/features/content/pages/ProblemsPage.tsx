import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { Contents } from '../../../content/pages.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { CallToAction } from '../layout/CallToAction.tsx'
import { ContentHead } from '../layout/ContentHead.tsx'
import { ContourHeader } from '../layout/ContourHeader.tsx'
import { NumberedParts } from '../layout/NumberedParts.tsx'

/** The problems page; each part links to its solution. */
export function ProblemsPage({ content }: { content: Contents['problems'] }) {
  const t = useT()
  const solution = (id: string) => (
    <Link
      to="/solutions"
      hash={id}
      className="arrow-link mt-2 text-s"
      aria-label={`${t('info.problems.solution')}: ${content.sections[id as keyof typeof content.sections].title}`}
    >
      {t('info.problems.solution')}
      <ArrowRight className="size-4!" />
    </Link>
  )
  return (
    <>
      <ContentHead heading={content} path="/problems" />
      <ContourHeader heading={content} seed="problems" />
      <div className="wrap pt-8 lg:pt-14">
        <NumberedParts parts={content.sections} after={solution} />
      </div>
      <CallToAction closing={content.closing} to="/solutions" />
    </>
  )
}
