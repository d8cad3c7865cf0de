import { useEffect, useRef } from 'react'
import { Link } from '@tanstack/react-router'
import { ArrowRight, CircleCheck } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { RESPONSE_HOURS, PATHS, type RequestKind } from './kinds.ts'

/**
 * Confirmation with the reference and the response time. It has its own URL and survives a reload.
 */
export function RequestConfirmation({ kind, reference }: { kind: RequestKind; reference: string }) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [reference])
  return (
    <div
      role="status"
      className="rounded-xl border border-success/40 bg-success-soft px-5 py-7 md:px-9 md:py-10"
    >
      <CircleCheck className="size-9! text-success" />
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-d2 outline-none">
        {t(`requests.sent.${kind}`)}
      </h1>
      <p className="mt-3 max-w-[52ch] text-on-success-soft">
        {t(kind === 'contact' ? 'requests.sent.contactText' : 'requests.sent.text', {
          count: RESPONSE_HOURS[kind],
        })}
      </p>
      <dl className="mt-6 border-t border-success/25 pt-5">
        <dt className="text-s text-on-success-soft">{t('requests.sent.reference')}</dt>
        <dd className="mt-0.5 font-display text-d2 font-[650] tracking-normal! select-all">
          {reference}
        </dd>
      </dl>
      <p className="mt-1 text-s text-on-success-soft">{t('requests.sent.keep')}</p>
      <p className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-2">
        <LinkButton to={PATHS[kind]} search={{}} variant="secondary">
          {t('requests.sent.again')}
        </LinkButton>
        <Link to="/games" className="arrow-link">
          {t('requests.sent.games')}
          <ArrowRight />
        </Link>
      </p>
    </div>
  )
}
