import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { CircleCheck, ShieldAlert, ShieldX } from 'lucide-react'
import { consequenceOfStrikes } from '@tomogolf/domain/standing'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDate } from '@tomogolf/format/dates'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import type { Profile } from '../../../queries/profile.ts'
import { Panel } from '@tomogolf/ui/data/Panel.tsx'

const SQUARES = 3
const looks = {
  good: [CircleCheck, 'bg-success-soft text-success'],
  warning: [ShieldAlert, 'bg-warning-soft text-warning'],
  suspended: [ShieldX, 'bg-danger-soft text-danger'],
} as const

export type StrikeOf = Profile['standing']['strikes'][number]

/** Good standing, warned or suspended: the strikes, when they expire, and the consequences. */
export function Standing({
  standing,
  appeal,
}: {
  standing: Profile['standing']
  /** Renders the appeal against a strike. */
  appeal: (strike: StrikeOf) => ReactNode
}) {
  const { t, language } = useI18n()
  const { strikeCount, suspendedUntil } = standing
  const warned = consequenceOfStrikes(strikeCount).kind !== 'none'
  const state = suspendedUntil !== null ? 'suspended' : warned ? 'warning' : 'good'
  const [Mark, look] = looks[state]
  const until =
    suspendedUntil === null
      ? ''
      : formatDate(Date.parse(suspendedUntil), language, { year: true, time: true })
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-14">
      <div>
        <Panel>
          <div className="flex items-start gap-4">
            <span
              aria-hidden
              className={cx('grid size-12 flex-none place-items-center rounded-m', look)}
            >
              <Mark className="size-6" />
            </span>
            <div>
              <h2 className="text-t1">{t(`account.standing.${state}`)}</h2>
              <p className="mt-1.5 text-text-2">
                {state === 'suspended'
                  ? t('account.standing.suspendedText', { until })
                  : state === 'good'
                    ? t('account.standing.goodText')
                    : strikeCount === 1
                      ? t('account.standing.warningFirst')
                      : t('account.standing.warningMore', { count: strikeCount })}
              </p>
              {state === 'suspended' && (
                <p className="mt-1 text-s text-text-3">{t('common.japanTime')}</p>
              )}
            </div>
          </div>
          <Squares count={strikeCount} />
        </Panel>
        <Suspensions suspensions={standing.suspensions} />
        <Strikes strikes={standing.strikes} appeal={appeal} />
      </div>
      <Meaning />
    </div>
  )
}

function Squares({ count }: { count: number }) {
  const t = useT()
  return (
    <p className="mt-6 flex items-center gap-3 border-t border-line pt-5">
      <span aria-hidden className="flex gap-1.5">
        {Array.from({ length: SQUARES }, (_, index) => (
          <span
            key={index}
            className={cx(
              'size-6 rounded-[6px]',
              index < count ? 'bg-danger' : 'border-[1.5px] border-line-control',
            )}
          />
        ))}
      </span>
      <b className="font-semibold">{t('account.standing.strikes', { count })}</b>
    </p>
  )
}

/** Why the user is suspended: the number of strikes, or the reason an operator gave. */
function Suspensions({ suspensions }: { suspensions: Profile['standing']['suspensions'] }) {
  const { t, language } = useI18n()
  if (suspensions.length === 0) return null
  const day = (at: string) => formatDate(Date.parse(at), language, { year: true, time: true })
  return (
    <section className="mt-8">
      <h2 className="text-t2">{t('account.standing.suspension.title')}</h2>
      <ul className="mt-2 divide-y divide-line">
        {suspensions.map(({ since, until, reason }) => (
          <li key={since} className="py-3.5">
            <p className="whitespace-pre-line">
              {reason ?? t('account.standing.suspension.strikes')}
            </p>
            <p className="mt-1 text-s text-text-3">
              {t('account.standing.suspension.since', { since: day(since), until: day(until) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Strikes({
  strikes,
  appeal,
}: {
  strikes: readonly StrikeOf[]
  appeal: (strike: StrikeOf) => ReactNode
}) {
  const { t, language } = useI18n()
  if (strikes.length === 0) return null
  const why = (reason: string) =>
    t.has(`account.strike.${reason}`) ? tDynamic(t)(`account.strike.${reason}`) : reason
  return (
    <section className="mt-8">
      <h2 className="text-t2">{t('account.standing.history')}</h2>
      <ul className="mt-2 divide-y divide-line">
        {strikes.map((strike) => (
          <li key={strike.id} className="py-3.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <span>
                {why(strike.reason)}
                {strike.gameId && (
                  <>
                    {' '}
                    <Link
                      to="/games/$id"
                      params={{ id: strike.gameId }}
                      className="link text-text-2"
                    >
                      {t('account.standing.game')}
                    </Link>
                  </>
                )}
              </span>
              <time dateTime={strike.createdAt} className="text-s text-text-3">
                {formatDate(Date.parse(strike.createdAt), language, { year: true })}
              </time>
            </p>
            {strike.facts && <StrikeFacts facts={strike.facts} />}
            <div className="mt-3">{appeal(strike)}</div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The timeline that led to a strike. */
function StrikeFacts({ facts }: { facts: NonNullable<StrikeOf['facts']> }) {
  const { t, language } = useI18n()
  const time = (at: string) => formatDate(Date.parse(at), language, { time: true })
  const { missingAt: missing, statementUntil: until, statedAt: stated } = facts
  return (
    <p className="mt-1.5 max-w-[62ch] text-s text-text-2">
      {t('account.standing.facts.game', {
        course: courseNameIn(facts, language),
        time: time(facts.teeTime),
      })}{' '}
      {missing && stated
        ? t('account.standing.facts.stated', { missing: time(missing), stated: time(stated) })
        : missing && until
          ? t('account.standing.facts.silence', { missing: time(missing), until: time(until) })
          : null}
    </p>
  )
}

function Meaning() {
  const t = useT()
  return (
    <section>
      <h2 className="text-t2">{t('account.standing.meaning')}</h2>
      <p className="mt-2 text-text-2">{t('account.standing.meaningText')}</p>
      <dl className="mt-4 border-t border-line">
        {[1, 2, 3].map((count) => (
          <div key={count} className="grid grid-cols-[112px_1fr] gap-4 border-b border-line py-3.5">
            <dt className="text-text-3">{t('account.standing.strikes', { count })}</dt>
            <dd>{t(`account.standing.rule${count as 1 | 2 | 3}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-s text-text-2">{t('account.standing.joining')}</p>
      <p className="mt-2 text-s">
        <Link to="/contact" className="link inline-flex min-h-11 items-center text-text-2">
          {t('account.standing.appeal')}
        </Link>
      </p>
    </section>
  )
}
