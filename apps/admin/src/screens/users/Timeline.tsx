import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { courseNameIn } from '@tomogolf/format/course-names'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { api } from '@tomogolf/api-client/api.ts'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { Money } from '../../components/cells/Money.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { Refusal } from '../../components/Refusal.tsx'
import { owedLabel } from '../../lib/owed-label.ts'
import { cardLabel } from '../../lib/labels.ts'

type Page = ResultOf<'GET /api/admin/users/:id/timeline'>
type Entry = Page['entries'][number]

/** The history of a user, newest first, loaded page by page. */
export function Timeline({ userId }: { userId: string }) {
  const t = useT()
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [`/api/admin/users/${userId}/timeline`],
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Page) => page.next ?? undefined,
    queryFn: ({ pageParam }) =>
      api('GET /api/admin/users/:id/timeline', {
        params: { id: userId },
        query: { before: pageParam },
      }),
  })
  if (!data) return error ? <Refusal error={error} /> : <TextSkeleton lines={6} />
  return (
    <>
      <ol className="grid gap-2.5">
        {data.pages
          .flatMap((page) => page.entries)
          .map((entry) => (
            <TimelineEntry key={entry.key} entry={entry} />
          ))}
      </ol>
      {error && <Refusal error={error} />}
      {hasNextPage && (
        <Button
          variant="outline"
          size="small"
          className="mt-4"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('admin.timeline.older')}
        </Button>
      )}
    </>
  )
}

/** The phrase group of a state, by the kind of the entry. */
const STATES: Partial<Record<Entry['kind'], string>> = {
  money: 'transactionStatus',
  reported: 'issueState',
  was_reported: 'issueState',
  case: 'caseKind',
  case_decided: 'caseState',
  request: 'requestKind',
  request_step: 'requestEvent',
  mail: 'mailState',
}

function TimelineEntry({ entry }: { entry: Entry }) {
  const { t, language } = useI18n()
  const translateOr = (key: string, fallback: string) => (t.has(key) ? tDynamic(t)(key) : fallback)
  const state =
    entry.state && translateOr(`admin.${STATES[entry.kind]}.${entry.state}`, entry.state)
  const note =
    entry.note &&
    (entry.kind === 'money'
      ? translateOr(owedLabel(entry.note) ?? `payment.type.${entry.note}`, entry.note)
      : entry.kind === 'card_saved' || entry.kind === 'card_removed'
        ? cardLabel(entry.note)
        : entry.kind === 'strike'
          ? translateOr(`admin.strikeCause.${entry.note}`, entry.note)
          : entry.kind === 'standing_inherited'
            ? translateOr(`admin.recognisedBy.${entry.note}`, entry.note)
            : entry.note)
  return (
    <li className="grid gap-x-4 text-s md:grid-cols-[200px_1fr]">
      <span className="text-text-3">
        <Timestamp at={entry.at} year />
      </span>
      <span className="min-w-0 break-words">
        <b className="font-semibold">{t(`admin.timeline.${entry.kind}`)}</b>
        {entry.game && (
          <>
            {' '}
            ·{' '}
            <Link to="/games/$id" params={{ id: entry.game.id }} className="link">
              {courseNameIn(entry.game, language)}
            </Link>
          </>
        )}
        {entry.amount && (
          <>
            {' '}
            · <Money value={entry.amount} />
          </>
        )}
        {note && <span className="text-text-2"> · {note}</span>}
        {state && <span className="text-text-2"> · {state}</span>}
        {entry.by && <span className="text-text-3"> · {entry.by}</span>}
      </span>
    </li>
  )
}
