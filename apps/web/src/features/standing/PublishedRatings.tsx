import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { userRatingsQuery } from '../../queries/standing.ts'
import { formatDate } from '@tomogolf/format/dates'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Rating } from '@tomogolf/ui/data/Rating.tsx'

/** Reviews that are shown without a press. */
const SHOWN = 2

/** Published reviews of a user, the newest ones at once. Renders nothing if there are none. */
export function PublishedRatings({ userId, count }: { userId: string; count: number }) {
  const { t, language } = useI18n()
  const [open, setOpen] = useState(false)
  const { data } = useQuery({
    ...userRatingsQuery(userId),
    enabled: count > 0,
  })
  const withComment = data?.ratings.filter((rating) => rating.comment !== '') ?? []
  if (withComment.length === 0) return null
  return (
    <div className="mt-5 max-w-[62ch] border-t border-line pt-4">
      <h3 className="text-t3">{t('standing.shown.title')}</h3>
      <ul className="divide-y divide-line">
        {withComment.slice(0, open ? undefined : SHOWN).map((rating) => (
          <li key={rating.id} className="py-3.5">
            <p className="flex flex-wrap items-center gap-x-3 text-s">
              <Rating value={rating.stars} />
              <span className="text-text-3">
                {rating.by}, {formatDate(Date.parse(rating.at), language, { year: true })}
              </span>
            </p>
            <p className="mt-1.5 whitespace-pre-line text-text-2">{rating.comment}</p>
          </li>
        ))}
      </ul>
      {!open && withComment.length > SHOWN && (
        <Button size="small" variant="ghost" className="-ml-3" onClick={() => setOpen(true)}>
          {t('standing.shown.open', { count: withComment.length })}
        </Button>
      )}
    </div>
  )
}
