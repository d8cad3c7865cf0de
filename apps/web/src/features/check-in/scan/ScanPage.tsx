import { useState } from 'react'
import type { GameDetail } from '../../../queries/games.ts'
import { formatClock } from '@tomogolf/format/dates'
import { courseNameIn } from '@tomogolf/format/course-names'
import { vibrate } from '../../../lib/haptics.ts'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { movedMoney } from '../moved-money.ts'
import type { ScanResult } from '../scan-text.ts'
import type { Attempt, CheckInMethod, ReadCode } from '../use-check-in.ts'
import { ConfirmLocation } from '../ConfirmLocation.tsx'
import { CodeBoxes } from './CodeBoxes.tsx'
import { ScanProblem } from './ScanProblem.tsx'
import { Scanner } from './Scanner.tsx'

type ScanPageProps = {
  game: GameDetail
  attempt: Attempt
  /** How many people the scan checks in. */
  seats: number
  onCode: (read: ReadCode, method: CheckInMethod) => Promise<void>
  onAgain: () => void
}

/**
 * Camera and typed code side by side; on a phone the code is below. The charge is shown before
 * anything is scanned.
 */
export function ScanPage({ game, attempt, seats, onCode, onAgain }: ScanPageProps) {
  const { t, language } = useI18n()
  const [seen, setSeen] = useState<Exclude<ScanResult['kind'], 'code'> | null>(null)
  const host = game.host.firstName
  const course = courseNameIn(game, language)
  const money = movedMoney(game.viewer.participation, undefined, seats)
  const onReadBy = (method: CheckInMethod) => (read: ScanResult) => {
    setSeen(read.kind === 'code' ? null : read.kind)
    if (read.kind !== 'code') return
    if (method === 'scan') vibrate('scan')
    void onCode(read, method)
  }
  return (
    <div
      className={
        'relative grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] ' +
        'overflow-hidden lg:grid-cols-[minmax(0,1fr)_480px] lg:grid-rows-1'
      }
    >
      <Scanner
        gameId={game.id}
        host={host}
        reading={attempt.kind === 'none'}
        sending={attempt.kind === 'sending'}
        seen={seen}
        onRead={onReadBy('scan')}
      />
      <section
        className={
          'relative z-2 -mt-6 rounded-t-xl border-t border-line-2 bg-surface-1 px-5 pt-5.5 ' +
          'pb-[calc(22px+env(safe-area-inset-bottom))] lg:mt-0 lg:flex lg:flex-col ' +
          'lg:rounded-none lg:border-t-0 lg:border-l lg:px-12 lg:pt-22 lg:pb-12'
        }
      >
        <h1 className="text-t1 lg:text-d2">{t('checkin.guest.title', { host })}</h1>
        <p className="mt-1.5 text-s text-text-2 lg:mt-3.5 lg:text-body">
          {t('checkin.guest.facts', {
            course,
            time: formatClock(Date.parse(game.teeTime), language),
          })}
          {money && (
            <span className="block">
              {money.released
                ? t('checkin.guest.money', {
                    fee: formatAmount(money.fee, language),
                    rest: formatAmount(money.released, language),
                  })
                : t('checkin.guest.moneyFee', { fee: formatAmount(money.fee, language) })}
            </span>
          )}
        </p>
        <ScanProblem
          attempt={attempt}
          host={host}
          onAgain={onAgain}
          onSend={(read) => void onCode(read, 'scan')}
        />
        <ConfirmLocation
          gameId={game.id}
          confirmed={game.viewer.presence?.location ?? null}
          className="my-4"
        />
        <CodeBoxes
          gameId={game.id}
          host={host}
          sending={attempt.kind === 'sending'}
          onRead={onReadBy('typed')}
        />
      </section>
    </div>
  )
}
