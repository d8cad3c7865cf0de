import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Timestamp } from './Timestamp.tsx'

type Review = NonNullable<ResultOf<'GET /api/admin/games/:id'>['review']>

/** Why charges of a game are stopped, and until when an answer is possible. */
export function ReviewState({ review: { status, answerUntil } }: { review: Review }) {
  const t = useT()
  return (
    <span>
      {t(`admin.review.${status}`)}
      {answerUntil && (
        <>
          {' · '}
          <Timestamp at={answerUntil} />
        </>
      )}
    </span>
  )
}
