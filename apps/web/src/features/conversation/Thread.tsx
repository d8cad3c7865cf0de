import { Fragment, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { japanDate } from '@tomogolf/domain/time'
import { formatDay } from '@tomogolf/format/dates'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { useOnline } from '../../offline/online.ts'
import type { QueuedMessage } from '../../offline/message-outbox.ts'
import { loadOlder, type Conversation } from '../../queries/conversation/messages.ts'
import { Bubble, QueuedBubble } from './Bubble.tsx'
import { useTranslators } from './use-translators.ts'

type ThreadProps = {
  gameId: string
  meId: string
  conversation: Conversation
  queued: readonly QueuedMessage[]
}
/** The messages with the days between them. What arrives is announced without interrupting. */
export function Thread({ gameId, meId, conversation, queued }: ThreadProps) {
  const { t, language } = useI18n()
  const online = useOnline()
  const { messages, members } = conversation
  const others = members.filter(({ player }) => player.id !== meId)
  const translators = useTranslators(
    messages.filter((one) => one.ready && one.language !== language).map((one) => one.language),
  )
  const newestOwn = messages.findLast(({ senderId }) => senderId === meId)
  const dayOf = (at: string) => japanDate(Date.parse(at))
  return (
    <>
      {conversation.holdsBack && conversation.access === 'open' && (
        <p className="mx-auto mb-5 flex max-w-[60ch] gap-3 rounded-m border border-line-2 p-4 text-s text-text-2">
          <ShieldCheck className="mt-0.5 size-4.5 flex-none text-success" />
          <span>
            <b className="font-semibold text-text">{t('messages.first.title')}</b>{' '}
            {t('messages.first.text')}
          </span>
        </p>
      )}
      {conversation.hasMore && <Older gameId={gameId} />}
      {messages.length + queued.length === 0 &&
        conversation.access !== 'alone' &&
        conversation.access !== 'left' && (
          <p className="py-8 text-center text-s text-text-3">{t('messages.empty')}</p>
        )}
      <div role="log" aria-label={t('messages.log')}>
        <ol className="grid gap-3.5">
          {messages.map((message, index) => {
            const day = dayOf(message.at)
            const before = messages[index - 1]
            return (
              <Fragment key={message.seq}>
                {(!before || dayOf(before.at) !== day) && (
                  <li className="pt-2 text-center text-xs text-text-3">
                    {formatDay(day, language)}
                  </li>
                )}
                <Bubble
                  message={message}
                  own={message.senderId === meId}
                  sender={members.find(({ player }) => player.id === message.senderId)}
                  translators={translators}
                  translates={conversation.translates && online}
                  readBy={
                    message === newestOwn
                      ? others.filter(({ readSeq }) => readSeq >= message.seq).length
                      : null
                  }
                />
              </Fragment>
            )
          })}
          {queued.map(({ clientId, ready }) =>
            messages.some((message) => message.clientId === clientId) ? null : (
              <QueuedBubble key={clientId} ready={{ slots: {}, ...ready }} online={online} />
            ),
          )}
        </ol>
      </div>
    </>
  )
}

function Older({ gameId }: { gameId: string }) {
  const { t } = useI18n()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const load = async () => {
    setBusy(true)
    await loadOlder(queryClient, gameId).catch((error: unknown) =>
      toast({ tone: 'danger', title: errorText(t, error) }),
    )
    setBusy(false)
  }
  return (
    <p className="mb-4 text-center">
      <Button variant="ghost" size="small" busy={busy} onClick={() => void load()}>
        {t('messages.older')}
      </Button>
    </p>
  )
}
