import type { FormEvent, ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Currency } from '@tomogolf/domain/money'
import type { ListedGame } from '../../queries/games.ts'
import type { Me } from '../../queries/session.ts'
import { Cost } from './Cost.tsx'
import { CourseAndTime } from './CourseAndTime.tsx'
import { Preview } from './Preview.tsx'
import { RideAndNotes, RoundDetails } from './RoundDetails.tsx'
import { Seats } from './Seats.tsx'
import type { HostFormState } from './use-host-form.ts'

type HostFormProps = {
  id: string
  state: HostFormState
  me: Me
  currency: Currency
  /** The players of a game that is being edited. */
  players?: ListedGame['players']
  onSubmit: (event: FormEvent) => void
  /** Above the fields. */
  before?: ReactNode
  /** Below the fields: the agreement of a new game, a message. */
  children?: ReactNode
}

/** The fields of a game with a preview of its card. For new games and for edits. */
export function HostForm({
  id,
  state: { form, draft, teeTimeIssue },
  me,
  currency,
  players,
  onSubmit,
  before,
  children,
}: HostFormProps) {
  const guests = players ? players.length - 1 : 0
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_368px] lg:gap-16 xl:gap-20">
      <FormProvider {...form}>
        <form
          id={id}
          noValidate
          onSubmit={onSubmit}
          className="min-w-0 [&>section:first-of-type]:border-t-0 [&>section:first-of-type]:pt-2"
        >
          {before}
          <CourseAndTime draft={draft} teeTimeIssue={teeTimeIssue} />
          <Seats slots={draft.slots} guests={guests} />
          <Cost price={draft.price} currency={currency} locked={guests > 0} />
          <RoundDetails />
          <RideAndNotes offersRide={draft.transportationProvided} />
          {children}
        </form>
      </FormProvider>
      <aside className="max-lg:border-t max-lg:border-line max-lg:pt-8">
        <div className="lg:sticky lg:top-2">
          <Preview draft={draft} currency={currency} me={me} players={players} />
        </div>
      </aside>
    </div>
  )
}
