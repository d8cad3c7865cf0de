import { useQuery } from '@tanstack/react-query'
import { sentRequestsQuery, type SentRequest } from '../../queries/requests.ts'
import { formatDate } from '@tomogolf/format/dates'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Badge, type BadgeTone } from '@tomogolf/ui/data/Badge.tsx'

const SHOWN = 5
const TONES: Record<SentRequest['status'], BadgeTone> = {
  received: 'neutral',
  in_progress: 'live',
  answered: 'success',
  closed: 'neutral',
}

/** Earlier requests of the signed-in user with their status. Renders nothing if there are none. */
export function SentRequests() {
  const { t, language } = useI18n()
  const { data } = useQuery(sentRequestsQuery)
  if (!data?.requests.length) return null
  return (
    <section
      aria-labelledby="sent"
      className="mt-6 rounded-xl border border-line bg-surface-1 p-5 md:p-6"
    >
      <h2 id="sent" className="text-t2">
        {t('requests.mine.title')}
      </h2>
      <ul className="mt-2">
        {data.requests.slice(0, SHOWN).map((request) => (
          <li
            key={request.id}
            className="flex items-center justify-between gap-3 border-b border-line py-3 last:border-b-0 last:pb-0"
          >
            <span className="min-w-0">
              <b className="block truncate font-semibold">
                {t(`requests.kind.${request.kind}`)}
                {aboutOf(request)}
              </b>
              <span className="text-xs text-text-3">
                {request.reference} ·{' '}
                <time dateTime={request.createdAt}>
                  {formatDate(Date.parse(request.createdAt), language)}
                </time>
              </span>
            </span>
            <Badge tone={TONES[request.status]} className="flex-none">
              {t(`requests.status.${request.status}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The line that identifies a request: course or subject. */
function aboutOf({ kind, fields }: SentRequest): string {
  const about =
    kind === 'contact' ? fields.subject : kind === 'rental' ? fields.courseName : fields.course
  return about ? ` · ${about}` : ''
}
