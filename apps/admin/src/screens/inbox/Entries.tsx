import { Bot, Lock, Mail, TriangleAlert } from 'lucide-react'
import { tDynamic } from '@tomogolf/phrases/translator'
import { Avatar } from '@tomogolf/ui/data/Avatar.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import type { Thread, ThreadEntry } from './inbox.types.ts'

const MESSAGES: readonly string[] = ['received', 'mail', 'automatic', 'letter']

/** Messages of both sides, internal notes, and the steps between them. */
export function Entries({ thread }: { thread: Thread }) {
  const t = useT()
  return (
    <ol aria-label={t('inbox.entries')} className="grid grid-cols-[minmax(0,1fr)] gap-5 text-s">
      {thread.entries.map((entry) => (
        <li key={entry.id}>
          {MESSAGES.includes(entry.event) ? (
            <Message entry={entry} thread={thread} />
          ) : entry.event === 'note' ? (
            <Note entry={entry} />
          ) : (
            <Step entry={entry} />
          )}
        </li>
      ))}
    </ol>
  )
}

function Message({ entry, thread }: { entry: ThreadEntry; thread: Thread }) {
  const t = useT()
  const isOurs = entry.event === 'letter'
  const person = isOurs ? entry.by : thread.user
  return (
    <div className="flex gap-3">
      <Avatar person={person ?? { id: thread.id, avatarUrl: null }} size="small" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="font-semibold">
            {isOurs ? (entry.by?.name ?? t('inbox.entry.team')) : thread.name}
          </b>
          <span className="text-xs text-text-3">
            <Timestamp at={entry.at} />
          </span>
          <span className="inline-flex items-center gap-1.5 text-xs text-text-3">
            {entry.event === 'automatic' ? (
              <Bot aria-hidden className="size-4" />
            ) : (
              <Mail aria-hidden className="size-4" />
            )}
            {t(
              entry.event === 'automatic'
                ? 'inbox.entry.automatic'
                : entry.event === 'received'
                  ? 'inbox.entry.byForm'
                  : 'inbox.entry.byMail',
            )}
          </span>
        </p>
        {entry.isForeign && (
          <p className="mt-1.5 flex items-start gap-2 rounded-s bg-warning-soft px-3 py-2 text-xs text-warning">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 flex-none" />
            <span className="break-all">
              {t('inbox.entry.foreign', { address: entry.from ?? '' })}
            </span>
          </p>
        )}
        <p className="mt-1 break-words whitespace-pre-line text-body text-text-2">
          {entry.text || <span className="text-text-3">{t('inbox.entry.noText')}</span>}
        </p>
      </div>
    </div>
  )
}

function Note({ entry }: { entry: ThreadEntry }) {
  const t = useT()
  return (
    <div className="internal-note px-4 py-3">
      <p className="flex flex-wrap items-center gap-2 text-xs">
        <Lock aria-hidden className="size-4 text-warning" />
        <b className="font-semibold text-warning">{t('inbox.note')}</b>
        <span className="text-text-3">
          {entry.by?.name} <Timestamp at={entry.at} />
        </span>
      </p>
      <p className="mt-1 break-words whitespace-pre-line">{entry.text}</p>
    </div>
  )
}

function Step({ entry }: { entry: ThreadEntry }) {
  const t = useT()
  const by = entry.by?.name ?? t('inbox.entry.team')
  const words =
    entry.event === 'assign'
      ? entry.assignee === null
        ? t('inbox.entry.unassigned', { by })
        : t('inbox.entry.assigned', { by, to: entry.assignee })
      : t('inbox.entry.step', { by, step: tDynamic(t)(`admin.requestEvent.${entry.event}`) })
  return (
    <p className="flex items-baseline gap-3 text-xs text-text-3">
      <span aria-hidden className="size-1.5 flex-none rounded-full bg-success" />
      <span className="min-w-0 break-words">
        <Timestamp at={entry.at} /> {words}
        {entry.text && `: ${entry.text}`}
      </span>
    </p>
  )
}
