import type { FormEvent, ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import type { Currency } from '@tomogolf/domain/money'
import type { ListedGame } from '../../queries/games.ts'
import type { Me } from '../../queries/session.ts'
import { BookingBlock, PasteConfirmation } from './booking/BookingBlock.tsx'
import { Cost } from './Cost.tsx'
import { CourseAndTime } from './CourseAndTime.tsx'
import { Preview } from './Preview.tsx'
import { Included } from './Included.tsx'
import { Part } from './Part.tsx'
import { Players } from './Players.tsx'
import { PoolHint } from './PoolHint.tsx'
import { RepeatWeekly } from './series/RepeatWeekly.tsx'
import type { HostStep } from './steps/host-steps.ts'
import type { HostFormState } from './use-host-form.ts'

type HostFormProps = {
  id: string
  state: HostFormState
  me: Me
  currency: Currency
  /** The players of a game that is being edited. */
  players?: ListedGame['players']
  /** Whether a game that is being edited has been decided. */
  isDecided?: boolean
  /** The game that is edited; absent for a new one. */
  opened?: Pick<ListedGame, 'courseId' | 'courseName' | 'location' | 'region'>
  onSubmit: (event: FormEvent) => void
  /** The open step; an edit shows all parts. */
  step?: HostStep
  /** Above the fields. */
  before?: ReactNode
  /** Above the fields of the first part. */
  earlier?: ReactNode
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
  isDecided = false,
  opened,
  onSubmit,
  step,
  before,
  earlier,
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
          className={cx(
            'min-w-0',
            !step && '[&>section:first-of-type]:border-t-0 [&>section:first-of-type]:pt-2',
          )}
        >
          {before}
          <Part part="course" step={step}>
            {earlier}
            {step && <PasteConfirmation />}
            <CourseAndTime draft={draft} teeTimeIssue={teeTimeIssue} opened={opened} />
            {step && <RepeatWeekly draft={draft} />}
            {step && <BookingBlock />}
            {step && <PoolHint draft={draft} />}
          </Part>
          <Part part="players" step={step}>
            <Players
              draft={draft}
              guests={guests}
              isDecided={isDecided}
              isNew={step !== undefined}
            />
          </Part>
          <Part part="price" step={step}>
            <Cost draft={draft} currency={currency} locked={guests > 0} />
            <Included offersRide={draft.transportationProvided} />
          </Part>
          {children}
        </form>
      </FormProvider>
      {/* an edit shows it below the fields on phones, the steps one tap away */}
      <aside
        className={step ? 'hidden lg:block' : 'max-lg:border-t max-lg:border-line max-lg:pt-8'}
      >
        <div className="lg:sticky lg:top-2">
          <Preview draft={draft} currency={currency} me={me} players={players} />
        </div>
      </aside>
    </div>
  )
}
