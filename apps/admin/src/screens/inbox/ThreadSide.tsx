import { Link } from '@tanstack/react-router'
import { isLanguage, LANGUAGE_NAMES } from '@tomogolf/phrases/languages'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { formatDate } from '@tomogolf/format/dates'
import { Avatar } from '@tomogolf/ui/data/Avatar.tsx'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { HOUR } from '@tomogolf/domain/time'
import { ContactText } from '../../components/cells/ContactText.tsx'
import { GameCell } from '../../components/cells/GameCell.tsx'
import { PersonCell } from '../../components/cells/PersonCell.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { May } from '../../lib/may.tsx'
import { RequestFields } from '../support/RequestFields.tsx'
import { CLOCK_TONES, readClock } from './ReplyClock.tsx'
import type { Thread } from './inbox.types.ts'
import { reasonWords } from './thread-words.ts'

/** How long, who, what, and what else there is. */
export const ThreadSide = ({ thread }: { thread: Thread }) => (
  <aside className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-l border border-line bg-surface-1 p-4 text-s">
    <SideClock thread={thread} />
    <Person thread={thread} />
    <Subject thread={thread} />
    <Linked thread={thread} />
  </aside>
)

function SideClock({ thread }: { thread: Thread }) {
  const { t, language } = useI18n()
  const { clock, kind } = thread
  const { state, share, words } = readClock(t, clock, useNow())
  const due = formatDate(Date.parse(clock.dueAt), language, { time: true })
  const hours = (Date.parse(clock.dueAt) - Date.parse(clock.since)) / HOUR
  const isRunning = state === 'running' || state === 'due' || state === 'late'
  return (
    <section className="grid gap-1.5 border-b border-line pb-4">
      <h3 className="flex justify-between gap-3 text-xs font-normal text-text-3">
        {t('inbox.clock.title')}
        <span>{t('inbox.clock.target', { kind: t(`admin.requestKind.${kind}`), hours })}</span>
      </h3>
      <p className={cx('text-t1 font-semibold tabular-nums', CLOCK_TONES[state])}>{words}</p>
      <p className="text-xs text-text-3">
        {state === 'late'
          ? t('inbox.clock.wasDue', { time: due })
          : isRunning
            ? t('inbox.clock.until', { time: due })
            : state === 'paused'
              ? t('inbox.clock.waits')
              : null}
      </p>
      {isRunning && (
        <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-surface-3">
          <span
            className={cx('block h-full rounded-full bg-current', CLOCK_TONES[state])}
            style={{ width: `${Math.round(share * 100)}%` }}
          />
        </span>
      )}
    </section>
  )
}

function Person({ thread }: { thread: Thread }) {
  return (
    <section className="grid gap-2 border-b border-line pb-4">
      {thread.user ? (
        <PersonCell person={thread.user} quiet />
      ) : (
        <span className="flex items-center gap-3">
          <Avatar person={{ id: thread.id, avatarUrl: null }} size="small" />
          <b className="min-w-0 truncate font-semibold">{thread.name}</b>
        </span>
      )}
      <ContactText
        subject={
          thread.source && thread.user
            ? { kind: 'person', ...thread.user }
            : { kind: 'request', id: thread.id, name: thread.name }
        }
        masked={thread.email}
        className="text-text-2"
      />
      <span className="text-text-3">
        {isLanguage(thread.language) ? LANGUAGE_NAMES[thread.language].own : thread.language}
      </span>
    </section>
  )
}

function Subject({ thread }: { thread: Thread }) {
  const t = useT()
  const { reason, source, settledAt, reference } = thread
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-s font-semibold">
        {t(source ? 'inbox.side.report' : 'inbox.side.request')}
      </h3>
      <p className="flex justify-between gap-3">
        <span className="text-text-3">{t('admin.request.reference')}</span>
        <b className="font-semibold tabular-nums">{reference}</b>
      </p>
      {reason && (
        <p className="flex justify-between gap-3">
          <span className="text-text-3">{t('inbox.side.reason')}</span>
          <b className="text-right font-semibold">{reasonWords(t, reason)}</b>
        </p>
      )}
      {settledAt && (
        <p className="flex justify-between gap-3">
          <span className="text-text-3">{t('inbox.side.settled')}</span>
          <Timestamp at={settledAt} />
        </p>
      )}
      {source ? (
        <May do="reports.read">
          <Link
            to={source === 'content' ? '/reports' : '/issues'}
            search={{ id: thread.id, open: thread.id } as never}
            className="link justify-self-start"
          >
            {t('inbox.decide')}
          </Link>
          {!settledAt && <p className="text-xs text-text-3">{t('inbox.decideFirst')}</p>}
        </May>
      ) : (
        <RequestFields
          fields={thread.fields}
          sender={{ kind: 'request', id: thread.id, name: thread.name }}
          beside
        />
      )}
    </section>
  )
}

function Linked({ thread: { game, earlier } }: { thread: Thread }) {
  const t = useT()
  if (!game && earlier.length === 0) return null
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-4">
      <h3 className="text-s font-semibold">{t('inbox.side.linked')}</h3>
      {game && <GameCell game={game} />}
      {earlier.length > 0 && (
        <>
          <h4 className="text-xs text-text-3">{t('inbox.side.earlier')}</h4>
          <ul className="grid gap-1.5">
            {earlier.map((thread) => (
              <li key={thread.id}>
                <Link
                  to="/inbox"
                  search={{ thread: thread.id } as never}
                  className="link flex justify-between gap-3"
                >
                  {t(`admin.requestKind.${thread.kind}`)} {thread.reference}
                  <span className="text-text-3">
                    <Timestamp at={thread.createdAt} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
