import type { ReactNode } from 'react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { ArrowRight, PhoneCall } from 'lucide-react'
import { SUPPORT_HOURS } from '@tomogolf/domain/support'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { ContourBackground } from '@tomogolf/ui/brand/ContourBackground.tsx'
import { GolfBag } from '@tomogolf/ui/brand/Glyphs.tsx'

/** The two services answered by staff: concierge and club rental. */
export function Services() {
  const t = useT()
  return (
    <section className="pt-12 lg:pt-16">
      <div className="wrap grid gap-4 md:grid-cols-2 md:gap-6">
        <Service
          to="/book-japan-golf"
          mark={<PhoneCall className="size-7 stroke-[1.5] text-text-2" />}
          title={t('home.concierge.title')}
          text={t('home.concierge.text', { hours: SUPPORT_HOURS.request })}
        />
        <Service
          to="/japan-golf-rental"
          mark={<GolfBag className="size-7 stroke-[1.5] text-text-2" />}
          title={t('home.rental.title')}
          text={t('home.rental.text', { hours: SUPPORT_HOURS.request })}
        />
      </div>
    </section>
  )
}

const Service = ({
  to,
  mark,
  title,
  text,
}: {
  to: LinkProps['to']
  mark: ReactNode
  title: string
  text: string
}) => (
  <Link
    to={to}
    className={
      'relative flex items-start gap-4.5 overflow-hidden rounded-l border border-line ' +
      'bg-surface-1 px-5 py-5 transition-colors duration-220 hover:border-line-control ' +
      'md:p-8'
    }
  >
    {mark}
    <div>
      <h2 className="text-t2">{title}</h2>
      <p className="lead mt-1.5 max-w-[46ch] text-s text-text-2">{text}</p>
    </div>
    <ArrowRight className="ml-auto self-center text-text-2" />
  </Link>
)

/** The closing call to action: a link to the games. */
export function ClosingCall() {
  const t = useT()
  return (
    <section aria-labelledby="close-title" className="section">
      <div className="wrap">
        <div className="relative overflow-hidden rounded-xl border border-line px-6 py-8 text-center lg:py-22">
          <ContourBackground seed="closing" wide />
          <div className="relative">
            <h2 id="close-title" className="text-d1">
              {t('home.close.title')}
            </h2>
            <p className="lead mx-auto mt-3 max-w-[44ch] text-lead text-text-2 lg:mt-4">
              {t('home.close.text')}
            </p>
            <LinkButton to="/games" variant="primary" size="large" className="mt-6 lg:mt-8">
              {t('home.close.action')}
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  )
}
