import type { ReactNode } from 'react'
import { CircleDashed, MapPin } from 'lucide-react'
import { exactMajor, type Currency } from '@tomogolf/domain/money'
import { parseTypedPrice } from '@tomogolf/domain/payments/typed-price'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDay } from '@tomogolf/format/dates'
import { formatMoney } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { CourseArt } from '@tomogolf/ui/brand/CourseArt.tsx'
import { Avatar } from '@tomogolf/ui/data/Avatar.tsx'
import { SeatCount } from '@tomogolf/ui/data/SeatCount.tsx'
import type { ListedGame } from '../../../queries/games.ts'
import { shownAddress } from '../chosen-course.ts'
import type { GameDraft } from '../game-draft.ts'

type UnfinishedCardProps = {
  draft: GameDraft
  currency: Currency
  artSeed: string
  host: ListedGame['host']
}

/** The card before it can be shown as in the list: what the host has entered, and what is missing. */
export function UnfinishedCard({ draft, currency, artSeed, host }: UnfinishedCardProps) {
  const { t, language } = useI18n()
  const { date, time } = draft
  const address = shownAddress(draft, language)
  const price = exactMajor(parseTypedPrice(draft.price, currency) ?? 0, currency)
  const isNamed = draft.courseName.trim() !== ''
  const missing = <span className="font-normal text-text-3">{t('hosting.preview.notYet')}</span>
  const fact = (label: string, value: ReactNode) => (
    <div>
      <dt className="text-2xs text-text-3">{label}</dt>
      <dd className="mt-px font-semibold wrap-anywhere">{value || missing}</dd>
    </div>
  )
  return (
    <div className="overflow-hidden rounded-l border border-line bg-surface-1">
      {isNamed ? (
        <CourseArt
          seed={artSeed}
          terrain={draft.courseTerrain}
          className="aspect-[16/9.4] border-b border-line"
        />
      ) : (
        <div className="grid aspect-[16/9.4] place-items-center border-b border-line bg-surface-2">
          <CircleDashed className="size-8 text-text-3" />
        </div>
      )}
      <div className="px-4.5 py-4.5">
        <p className="font-display text-[1.3125rem]/[1.15] font-semibold tracking-[-.02em]">
          {isNamed ? courseNameIn(draft, language) : missing}
        </p>
        {address && (
          <p className="mt-2.5 flex items-center gap-1.5 text-s text-text-2">
            <MapPin className="text-text-3" />
            <span className="min-w-0 wrap-anywhere">{address}</span>
          </p>
        )}
        <dl className="mt-3.5 grid grid-cols-2 gap-3 border-t border-line pt-3">
          {fact(t('hosting.date.label'), date && formatDay(date, language))}
          {fact(t('hosting.time.label'), time)}
          {fact(t('common.card.price'), price && price.minor > 0 && formatMoney(price, language))}
          {fact(t('hosting.preview.level'), t(`common.skill.${draft.skillLevel}`))}
        </dl>
      </div>
      <div className="flex items-center justify-between gap-2.5 border-t border-line px-4.5 py-3.25">
        <span className="flex min-w-0 items-center gap-2.5 text-s">
          <Avatar person={host} />
          <b className="font-semibold wrap-anywhere">{host.displayName}</b>
        </span>
        <SeatCount taken={1} total={draft.slots + 1} />
      </div>
    </div>
  )
}
