import { lazy, Suspense, useState } from 'react'
import { RotateCw } from 'lucide-react'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { formatDate } from '@tomogolf/format/dates'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { groupCode, spellCode } from '../scan-text.ts'
import type { CodeResponse } from '../../../queries/check-in.ts'
import type { CodeGame } from './cached-code.ts'
import { hoursAndMinutes } from './times.ts'
import { CodeCountdown } from './CodeCountdown.tsx'
import { useRollingLink } from './use-rolling-link.ts'
import { useWakeLock } from './use-wake-lock.ts'

const QrCode = lazy(() => import('./QrCode.tsx'))
const NewCode = lazy(() => import('./NewCode.tsx'))

const sheet =
  'mx-3 mt-1 flex flex-col items-center rounded-[26px] bg-inverse px-6 pt-6.5 pb-4 ' +
  'text-center text-on-inverse lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:my-6 ' +
  'lg:mr-0 lg:ml-6 lg:justify-center'
const heading = 'text-[1.625rem] tracking-[-.03em] lg:text-d2'
const text = 'mt-1.5 max-w-[34ch] text-s text-on-inverse-2 lg:max-w-[44ch] lg:text-[1.125rem]'
const square =
  'my-2 aspect-square w-full max-w-[330px] lg:my-4 lg:w-[min(54vh,540px)] lg:max-w-none'

type CodeSheetProps = {
  game: CodeGame
  response: CodeResponse
  online: boolean
  onRenew: () => Promise<void>
}
/** The code, while guests can use it: it is valid for hours after check-in closes. */
export function CodeSheet(props: CodeSheetProps) {
  const until = Math.min(
    Date.parse(props.response.expiresAt),
    Date.parse(props.game.checkIn.closes),
  )
  return useNow() > until ? <ClosedSheet until={until} /> : <OpenSheet until={until} {...props} />
}

/** The code as a QR code and as text. */
function OpenSheet({
  until,
  game: { id: gameId },
  response,
  online,
  onRenew,
}: CodeSheetProps & { until: number }) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  const awake = useWakeLock()
  const { link, left } = useRollingLink(response, gameId)
  return (
    <section className={sheet}>
      <h1 className={heading}>{t('checkin.host.title')}</h1>
      <Validity from={Date.parse(response.availableFrom)} until={until} awake={awake} />
      <Suspense fallback={<div className={square} />}>
        <QrCode text={link} label={t('checkin.host.qrLabel')} className={square} />
      </Suspense>
      <p className="text-xs text-on-inverse-2">{t('checkin.host.readOut')}</p>
      <p className="mt-1.5 font-display text-[1.625rem] leading-none font-[650] tracking-[.08em] lg:text-[2.125rem]">
        <span aria-hidden>{groupCode(response.code)}</span>
        <span className="sr-only">{spellCode(response.code)}</span>
      </p>
      {left !== null && <CodeCountdown left={left} />}
      <button
        type="button"
        disabled={!online}
        onClick={() => setAsking(true)}
        className={
          'mt-2.5 inline-flex min-h-11 items-center gap-2 rounded-m px-4 text-s font-semibold ' +
          'text-on-inverse-2 hover:bg-on-inverse/8 hover:text-on-inverse disabled:opacity-55'
        }
      >
        <RotateCw className="size-4" />
        {t('checkin.host.renew')}
      </button>
      <Suspense>
        {asking && <NewCode onClose={() => setAsking(false)} onRenew={onRenew} />}
      </Suspense>
    </section>
  )
}

/** The code's validity, and the time left. */
function Validity({ from, until, awake }: { from: number; until: number; awake: boolean }) {
  const { t, language } = useI18n()
  const now = useNow()
  const time = (at: number) => formatDate(at, language, { time: true })
  if (now < from)
    return (
      <>
        <p className={text}>
          <b className="font-semibold text-on-inverse">
            {t('checkin.host.from', { time: time(from) })}
          </b>
        </p>
        <p className={text}>{t('checkin.host.keep')}</p>
      </>
    )
  const left = hoursAndMinutes(until - now)
  return (
    <p className={text}>
      {t('checkin.host.until', { time: time(until) })}
      <br />
      <span className="inline-flex flex-wrap justify-center gap-x-1.5">
        <span>
          {left.hours > 0
            ? t('checkin.left.hours', left)
            : t('checkin.left.minutes', { count: left.minutes })}
        </span>
        {awake && <span>{t('checkin.host.awake')}</span>}
      </span>
    </p>
  )
}

/** After check-in has closed: guests cannot scan, but the host can still mark them. */
function ClosedSheet({ until }: { until: number }) {
  const { t, language } = useI18n()
  return (
    <section className={sheet}>
      <h1 className={heading}>{t('checkin.host.closedTitle')}</h1>
      <p className={cx(text, 'mb-4')}>
        {t('checkin.host.closed', { time: formatDate(until, language, { time: true }) })}
      </p>
    </section>
  )
}

export function CodeSheetSkeleton() {
  const t = useT()
  return (
    <section role="status" aria-label={t('common.loading')} className={sheet}>
      <h1 className={heading}>{t('checkin.host.title')}</h1>
      <div className={square}>
        <div className="after-200 size-full scale-[.82] rounded-l bg-on-inverse/8" />
      </div>
      <div className="after-200 mt-4 mb-12 h-8 w-44 rounded-s bg-on-inverse/8" />
    </section>
  )
}
