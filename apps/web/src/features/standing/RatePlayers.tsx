import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { formatDate } from '@tomogolf/format/dates'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Avatar } from '@tomogolf/ui/data/Avatar.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Rating } from '@tomogolf/ui/data/Rating.tsx'
import { PartFailed } from '../../components/PartFailed.tsx'
import { RateForm } from './RateForm.tsx'
import { roundRatingsQuery, type Mate } from '../../queries/standing.ts'

const ReportRating = lazy(() => import('./ReportRating.tsx'))

/**
 * The other players after a game, to rate while that is allowed, with given and received ratings.
 */
export function RatePlayers({
  gameId,
  lead = false,
}: {
  gameId: string
  /** Rating is the one thing to do on the page: the first form has the primary button. */
  lead?: boolean
}) {
  const { t, language } = useI18n()
  const { data, error, refetch } = useQuery(roundRatingsQuery(gameId))
  if (!data && error)
    return (
      <section className="border-t border-line pt-7 pb-2">
        <h2 className="text-t2">{t('standing.rate.title')}</h2>
        <PartFailed error={error} retry={() => void refetch()} className="mt-4" />
      </section>
    )
  if (!data || data.mates.length === 0) return null
  const first = data.mates.find(({ mine }) => !mine)
  return (
    <section className="border-t border-line pt-7 pb-2">
      <h2 className="text-t2">{t('standing.rate.title')}</h2>
      <p className="mt-2 max-w-[62ch] text-s text-text-2">
        {data.state === 'open'
          ? t('standing.rate.lead', {
              time: formatDate(Date.parse(data.closes), language, { time: true }),
            })
          : t('standing.rate.closedLead')}
      </p>
      <ul className="mt-5 grid gap-6">
        {data.mates.map((mate) => (
          <MateRow
            key={mate.player.id}
            gameId={gameId}
            mate={mate}
            open={data.state === 'open'}
            lead={lead && mate === first}
          />
        ))}
      </ul>
    </section>
  )
}

type MateRowProps = { gameId: string; mate: Mate; open: boolean; lead: boolean }
function MateRow({ gameId, mate, open, lead }: MateRowProps) {
  const t = useT()
  const { player, mine, theirs } = mate
  const [changing, setChanging] = useState(false)
  const [reporting, setReporting] = useState(false)
  const name = player.displayName
  const mayRate = open && !mine?.shown
  return (
    <li className="rounded-l border border-line bg-surface-1 p-4.5">
      <div className="flex items-center gap-3.5">
        <Avatar person={player} />
        <b className="min-w-0 flex-1 truncate font-semibold">{name}</b>
        <Rating compact value={player.rating} className="text-s" />
      </div>
      {mayRate && (!mine || changing) ? (
        <RateForm
          gameId={gameId}
          mate={mate}
          lead={lead}
          onSaved={() => setChanging(false)}
          onCancel={mine ? () => setChanging(false) : undefined}
        />
      ) : mine ? (
        <GivenRating
          title={t('standing.rate.mine', { name })}
          stars={mine.stars}
          comment={mine.comment}
          note={mine.shown ? undefined : t('standing.rate.hidden')}
        >
          {mayRate && (
            <Button size="small" variant="ghost" onClick={() => setChanging(true)}>
              {t('standing.rate.change')}
            </Button>
          )}
        </GivenRating>
      ) : (
        <p className="mt-3.5 text-s text-text-3">{t('standing.rate.none', { name })}</p>
      )}
      {theirs && (
        <GivenRating
          title={t('standing.rate.theirs', { name })}
          stars={theirs.stars}
          comment={theirs.comment}
        >
          {theirs.reported ? (
            <span role="status" className="text-s text-text-3">
              {t('standing.rate.reported')}
            </span>
          ) : (
            <Button size="small" variant="ghost" icon={Flag} onClick={() => setReporting(true)}>
              {t('standing.rate.report')}
            </Button>
          )}
        </GivenRating>
      )}
      <Suspense>
        {reporting && theirs && (
          <ReportRating ratingId={theirs.id} onClose={() => setReporting(false)} />
        )}
      </Suspense>
    </li>
  )
}

function GivenRating({
  title,
  stars,
  comment,
  note,
  children,
}: {
  title: string
  stars: number
  comment: string
  note?: string | undefined
  children?: ReactNode
}) {
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-s">
        <span className="text-text-3">{title}</span>
        <Rating value={stars} />
        {note && <span className="text-text-3">{note}</span>}
      </p>
      {comment && <p className="mt-2 max-w-[62ch] whitespace-pre-line text-text-2">{comment}</p>}
      {children && <div className="mt-2">{children}</div>}
    </div>
  )
}
