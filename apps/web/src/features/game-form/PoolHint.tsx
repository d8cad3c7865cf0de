import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { PoolCard } from '../../components/pool/PoolCard.tsx'
import { weekToShow } from '../../components/pool/pool-weeks.ts'
import { usePool } from '../../components/pool/use-pool.ts'
import { courseQuery } from '../../queries/courses.ts'
import type { GameDraft } from './game-draft.ts'
import { setFields } from './use-host-form.ts'

/** What visitors want around the chosen course; a day of it becomes the date of the game. */
export function PoolHint({ draft }: { draft: GameDraft }) {
  const form = useFormContext<GameDraft>()
  const { data: course } = useQuery({
    ...courseQuery(draft.courseId ?? ''),
    enabled: draft.courseId !== null,
  })
  const area = course?.prefecture ?? draft.region ?? undefined
  const week = weekToShow(usePool(area, draft.date), draft.date)
  if (!week || draft.inviteOnly) return null
  return (
    <PoolCard
      week={week}
      area={area}
      chosen={draft.date}
      onDay={(date) => setFields(form, { date, headStart: true })}
    />
  )
}
