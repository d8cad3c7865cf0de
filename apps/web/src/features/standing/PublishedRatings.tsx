import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { userRatingsQuery } from '../../queries/standing.ts'
import { formatDate } from '@tomogolf/format/dates'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Rating } from '@tomogolf/ui/data/Rating.tsx'

/** Published reviews of a user, loaded on demand. Renders nothing if there are none. */
export function PublishedRatings({ userId, count }: { userId: string; count: number }) {
  const { t, language } = useI18n()
  const [open, setOpen] = useState(false)
  const { data } = useQuery({
    ...userRatingsQuery(userId),
    enabled: open,
  })
  if (count === 0) return null
  if (!open)
    return (
      <Button size="small" variant="ghost" className="mt-3 -ml-3" onClick={() => setOpen(true)}>
        {t('standing.shown.open', { count })}
      </Button>
    )
  const withComment = data?.ratings.filter((rating) => rating.comment !== '')
  return (
    <div aria-live="polite" className="mt-5 max-w-[62ch] border-t border-line pt-4">
      <h3 className="text-t3">{t('standing.shown.title')}</h3>
      {withComment?.length === 0 && (
        <p className="mt-2 text-s text-text-3">{t('standing.shown.none')}</p>
      )}
      <ul className="divide-y divide-line">
        {withComment?.map((rating) => (
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
    </div>
  )
}
