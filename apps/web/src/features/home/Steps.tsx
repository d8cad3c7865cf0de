import type { ReactNode } from 'react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { DAY } from '@tomogolf/domain/time'
import { Avatar } from '@tomogolf/ui/data/Avatar.tsx'
import { Badge } from '@tomogolf/ui/data/Badge.tsx'
import { CourseArt } from '@tomogolf/ui/brand/CourseArt.tsx'
import { DateBadge } from '@tomogolf/ui/data/DateBadge.tsx'
import { SeatCount } from '@tomogolf/ui/data/SeatCount.tsx'
import checkInCode from './check-in-code.svg?url'

const frame = 'relative h-[152px] overflow-hidden rounded-l lg:h-[208px]'
const demo = `${frame} border border-line bg-surface-1`

/**
 * How the product works: courses, hosting and joining, no-show protection. "Learn more" scrolls
 * here.
 */
export function Steps() {
  const t = useT()
  return (
    <section id="how" aria-labelledby="how-title" className="section">
      <div className="wrap">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 lg:mb-10">
          <h2 id="how-title" className="text-d1">
            {t('home.steps.title')}
          </h2>
          <Link to="/how-it-works" className="arrow-link">
            {t('home.steps.more')}
            <ArrowRight />
          </Link>
        </div>
        <ol className="card-rail md:border-t md:border-line-2 lg:grid-cols-3 lg:gap-16 lg:border-b">
          <Step
            number={1}
            to="/golf-courses"
            title={t('home.steps.discover')}
            text={t('home.steps.discoverText')}
          >
            <Discover />
          </Step>
          <Step number={2} to="/games" title={t('home.steps.play')} text={t('home.steps.playText')}>
            <Group />
          </Step>
          <Step
            number={3}
            to="/cancellation"
            title={t('home.steps.protect')}
            text={t('home.steps.protectText')}
          >
            <Code />
          </Step>
        </ol>
      </div>
    </section>
  )
}

const Step = ({
  number,
  to,
  title,
  text,
  children,
}: {
  number: number
  to: LinkProps['to']
  title: string
  text: string
  children: ReactNode
}) => (
  <li
    className={
      'relative grid content-start gap-4.5 border-line md:border-b md:pt-7 md:pb-7.5 ' +
      'lg:border-b-0 lg:py-8 lg:not-first:before:absolute lg:not-first:before:inset-y-0 ' +
      'lg:not-first:before:-left-8 lg:not-first:before:w-px lg:not-first:before:bg-line'
    }
  >
    {children}
    <div>
      <span className="font-display text-[1.125rem]/none font-[650] text-text-3">{number}</span>
      <h3 className="mt-1 text-t1">
        <Link
          to={to}
          preload={false}
          className="inline-flex min-h-11 items-center hover:underline hover:decoration-line-control hover:underline-offset-4"
        >
          {title}
        </Link>
      </h3>
      <p className="lead mt-2 max-w-[36ch] text-text-2">{text}</p>
    </div>
  </li>
)

function Discover() {
  const now = useNow()
  return (
    <div className={demo}>
      <CourseArt seed="gotemba-fujimi" terrain="mountain" className="absolute! inset-0" />
      <DateBadge at={now + 8 * DAY} className="absolute top-4 left-4" />
      <span className="absolute right-3.5 bottom-3.5 rounded-[10px] bg-background/88 px-3 py-2.25">
        <SeatCount taken={3} total={4} />
      </span>
    </div>
  )
}

function Group() {
  const t = useT()
  const row = 'flex items-center gap-3 font-semibold'
  return (
    <div className={`${demo} flex flex-col justify-center gap-3.5 px-6 text-s`}>
      <span className={row}>
        <Avatar person={{ id: 'kenji-watanabe', avatarUrl: null }} />
        {t('home.demo.host')}
      </span>
      <span className={row}>
        <Avatar person={{ id: 'emily-carter', avatarUrl: null }} />
        {t('home.demo.guest')}
      </span>
      <span className={`${row} text-success`}>
        <i
          aria-hidden
          className="size-10 rounded-full shadow-[inset_0_0_0_1.75px_var(--color-success)]"
        />
        {t('home.demo.open')}
      </span>
      <span className="absolute top-4 right-4">
        <Badge tone="success">{t('common.places.left', { count: 1 })}</Badge>
      </span>
    </div>
  )
}

function Code() {
  const t = useT()
  return (
    <div className={`${frame} flex items-center justify-center gap-6.5 bg-inverse text-on-inverse`}>
      <img
        src={checkInCode}
        alt=""
        width={124}
        height={124}
        loading="lazy"
        className="size-[124px]"
      />
      <p className="lead max-w-[12ch] text-s text-on-inverse-2 [&:lang(ja)]:max-w-35">
        <b className="mb-1 block font-display text-[1.375rem]/[1.1] font-[650] text-on-inverse">
          {t('home.demo.checkedIn')}
        </b>
        {t('home.demo.goodRound')}
      </p>
    </div>
  )
}
