import type { FormEvent, ReactNode } from 'react'
import type { Currency } from '@tomogolf/domain/money'
import type { Me } from '../../queries/session.ts'
import type { ListedGame } from '../../queries/games.ts'
import { Cost } from './Cost.tsx'
import { CourseAndTime } from './CourseAndTime.tsx'
import type { TeeTimeProblem } from './checks.ts'
import type { Change, Draft } from './draft.ts'
import { Places } from './Places.tsx'
import { Preview } from './Preview.tsx'
import { RideAndWords, TheDay } from './TheDay.tsx'

type HostFormProps = {
  id: string
  draft: Draft
  change: Change
  teeTime: TeeTimeProblem | null
  me: Me
  currency: Currency
  /** A game that is being edited: who is in it. */
  players?: ListedGame['players']
  onSubmit: () => void
  /** Above the fields. */
  before?: ReactNode
  /** Below the fields: the agreement of a new game, a message. */
  children?: ReactNode
}

/** Every field of a game, with its card beside it. The same form makes and edits. */
export function HostForm({
  id,
  draft,
  change,
  teeTime,
  me,
  currency,
  players,
  onSubmit,
  before,
  children,
}: HostFormProps) {
  const guests = players ? players.length - 1 : 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_368px] lg:gap-16 xl:gap-20">
      <form
        id={id}
        noValidate
        onSubmit={submit}
        className="min-w-0 [&>section:first-of-type]:border-t-0 [&>section:first-of-type]:pt-2"
      >
        {before}
        <CourseAndTime draft={draft} change={change} teeTime={teeTime} />
        <Places draft={draft} change={change} guests={guests} />
        <Cost draft={draft} change={change} currency={currency} locked={guests > 0} />
        <TheDay draft={draft} change={change} />
        <RideAndWords draft={draft} change={change} />
        {children}
      </form>
      <aside className="max-lg:border-t max-lg:border-line max-lg:pt-8">
        <div className="lg:sticky lg:top-2">
          <Preview draft={draft} currency={currency} me={me} players={players} />
        </div>
      </aside>
    </div>
  )
}
