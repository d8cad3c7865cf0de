import type { ReactNode } from 'react'
import { formatClock } from '@tomogolf/format/dates'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import type { ArrivalCard } from '../../queries/player-names.ts'
import { receptionWords } from './reception-words.ts'

/** The part to show at the front desk: Japanese large, its reading, and what it means. */
export function Reception({ card: { host, guest, companions, teeTime } }: { card: ArrivalCard }) {
  const { t, language } = useI18n()
  const at = Date.parse(teeTime)
  const { lines, reading } = receptionWords({ host, guest, clock: formatClock(at, 'en') })
  const family = host.familyName ?? host.familyNameKanji ?? host.displayName
  const values = { host: family, time: formatClock(at, language) }
  return (
    <section
      aria-labelledby="front-desk"
      className="mt-5 rounded-l bg-inverse px-5 py-5.5 text-on-inverse print:border"
    >
      <h2 id="front-desk" className="font-text text-xs font-semibold tracking-normal">
        {t('names.card.show')}
      </h2>
      <p
        lang="ja"
        className="mt-3 text-[1.75rem] leading-normal font-bold [word-break:auto-phrase]"
      >
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
      <p lang="ja-Latn" className="mt-3 text-[.9375rem]">
        {reading}
      </p>
      {language !== 'ja' && (
        <p className="mt-2 font-medium">
          {guest.latin
            ? t('names.card.means', { ...values, name: guest.latin })
            : t('names.card.meansUnnamed', values)}
        </p>
      )}
      <dl className="mt-4.5 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2.5 border-t border-dashed border-current pt-4.5">
        <Person label={t('names.card.host')} latin={[host.familyName, host.firstName]}>
          {host.familyNameKanji}
        </Person>
        <Person label={t('names.card.you')} latin={[guest.latin]}>
          {guest.katakana}
        </Person>
        {companions?.map(({ latin, katakana }, index) => (
          // the order of the seats is the identity
          <Person key={index} label={t('names.card.with')} latin={[latin]}>
            {katakana}
          </Person>
        ))}
      </dl>
    </section>
  )
}

function Person({
  label,
  latin,
  children,
}: {
  label: string
  latin: readonly (string | null)[]
  children: ReactNode
}) {
  const name = latin.filter(Boolean).join(' ')
  if (!children && !name) return null
  return (
    <>
      <dt className="text-xs font-semibold">{label}</dt>
      <dd>
        {children && (
          <b lang="ja" className="block text-[1.375rem] leading-tight font-bold">
            {children}
          </b>
        )}
        {name && <span className={children ? 'text-[.9375rem]' : 'font-semibold'}>{name}</span>}
      </dd>
    </>
  )
}
